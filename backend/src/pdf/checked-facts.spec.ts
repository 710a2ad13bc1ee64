import { sheetContentProblem } from '../../../contract/sheet-rule.js';
import { checkedFacts, profileFacts, type SheetArtist } from './checked-facts.js';
import type { DraftedFacts, SaidMessage, SaidPlace } from './facts-form.js';

const artist: SheetArtist = {
  name: 'Mara Quill',
  email: 'mara@artist.test',
  emailVerified: true,
  musicGenre: 'dream pop',
  location: 'Leeds, UK',
  website: 'https://mara.example',
  spotifyUrl: '',
  instagramUrl: '',
  twitterUrl: '',
  songTitle: 'Salt Road',
  songLink: 'https://listen.example/salt-road',
};
const said = [
  { id: 'm1', text: 'We have 12,400 monthly listeners on Spotify. For fans of Beach House.' },
  { id: 'm2', text: 'The Quietus wrote: “A voice like weather.” Write to ana@reyes.example or +44 113 496 0000.' },
  { id: 'm3', text: 'We play 18 December at the Brudenell Social Club, Leeds. I am simply amazing.' },
];
const none: DraftedFacts = { facts: [], bio: [], numbers: [], quotes: [], shows: [], links: [], tracks: [] };
const checked = (draft: Partial<DraftedFacts>) => checkedFacts(artist, said, { ...none, ...draft });
const saidIn = (...texts: string[]): SaidMessage[] => texts.map((text, at) => ({ id: `m${at + 1}`, text }));
const factOf = (place: SaidPlace, value: string, message = 1) => ({ place, value, message, evidence: value });
const countOf = (figure: string, what: string, message = 1, source = '') => {
  return { figure, what, source, asOf: '', message, evidence: figure };
};
const countsOf = (messages: SaidMessage[], ...numbers: DraftedFacts['numbers']) =>
  checkedFacts(artist, messages, { ...none, numbers }).content.numbers.map(({ figure, what, source }) =>
    [figure, what, source].filter(Boolean).join(' '),
  );

describe('the facts of a sheet', () => {
  it('begin with the profile and the latest song', () => {
    const { content, sources } = profileFacts(artist);
    expect(content).toMatchObject({
      artistName: 'Mara Quill',
      genre: 'dream pop',
      city: 'Leeds, UK',
      release: { title: 'Salt Road', listenLink: 'https://listen.example/salt-road' },
      links: [{ label: 'Website', url: 'https://mara.example' }],
      contact: { name: 'Mara Quill', email: 'mara@artist.test' },
    });
    expect(sources).toMatchObject({ artistName: { from: 'profile' }, 'release.title': { from: 'song' } });
    expect(sheetContentProblem(content)).toBeUndefined();
  });

  it('have no address of the account that was never confirmed', () => {
    expect(profileFacts({ ...artist, emailVerified: false }).content.contact.email).toBe('');
  });

  it('are taken from notes too, but for sentences', () => {
    const words = 'our label is Fika Recordings and we recorded it in a lighthouse';
    const story = {
      place: 'release.story',
      value: 'It was recorded in a lighthouse.',
      message: 1,
      evidence: words,
    } as const;
    const draft = {
      ...none,
      facts: [{ place: 'release.label', value: 'Fika Recordings', message: 1, evidence: words } as const, story],
      bio: [{ sentence: 'They recorded it in a lighthouse.', message: 1, evidence: words }],
    };
    const ofSong = { ...artist, songTitle: '' };
    const { content, sources } = checkedFacts(ofSong, [{ id: null, text: words }], draft);
    expect([content.release.label, sources['release.label']]).toEqual(['Fika Recordings', { from: 'note' }]);
    expect([content.release.story, content.bio]).toEqual(['', '']);
    const told = checkedFacts(ofSong, [{ id: 'm1', text: words }], draft).content;
    expect([told.release.story, told.bio]).toEqual([story.value, 'They recorded it in a lighthouse.']);
  });

  it('are taken from what was said, each with its message', () => {
    const { content, sources } = checked({
      facts: [
        { place: 'forFansOf', value: 'Beach House', message: 1, evidence: 'for fans of Beach House' },
        { place: 'contact.email', value: 'ana@reyes.example', message: 2, evidence: 'Write to ana@reyes.example' },
        { place: 'contact.phone', value: '+44 113 4960000', message: 2, evidence: '+44 113 496 0000' },
      ],
      numbers: [
        {
          figure: '12,400',
          what: 'monthly listeners',
          source: 'Spotify',
          asOf: 'May 2026',
          message: 1,
          evidence: '12,400 monthly',
        },
      ],
      quotes: [
        {
          text: 'A voice like weather.',
          outlet: 'The Quietus',
          link: '',
          message: 2,
          evidence: '"A voice like weather."',
        },
      ],
      shows: [
        {
          date: '18 December',
          venue: 'Brudenell Social Club',
          city: 'Leeds',
          message: 3,
          evidence: 'at the Brudenell',
        },
      ],
    });
    expect(content).toMatchObject({
      forFansOf: 'Beach House',
      contact: { email: 'ana@reyes.example', phone: '+44 113 4960000' },
      // When it was counted was not said.
      numbers: [{ figure: '12,400', what: 'monthly listeners', source: 'Spotify', asOf: '' }],
      quotes: [{ text: 'A voice like weather.', outlet: 'The Quietus' }],
      shows: [{ date: '18 December', venue: 'Brudenell Social Club', city: 'Leeds' }],
    });
    expect(sources).toMatchObject({
      forFansOf: { from: 'chat', messageId: 'm1' },
      'quotes.0': { from: 'chat', messageId: 'm2' },
      'shows.0': { from: 'chat', messageId: 'm3' },
    });
  });

  it.each<[string, Partial<DraftedFacts>]>([
    [
      'a figure that was not said',
      {
        numbers: [
          {
            figure: '124,000',
            what: 'monthly listeners',
            source: '',
            asOf: '',
            message: 1,
            evidence: 'monthly listeners',
          },
        ],
      },
    ],
    [
      'words that do not stand in the message',
      { facts: [{ place: 'mood', value: 'wistful', message: 1, evidence: 'it is wistful' }] },
    ],
    [
      'a value that its evidence does not hold',
      { facts: [{ place: 'forFansOf', value: 'Radiohead', message: 1, evidence: 'For fans of' }] },
    ],
    [
      'a message that there is not',
      { facts: [{ place: 'forFansOf', value: 'Beach House', message: 9, evidence: 'Beach House' }] },
    ],
    [
      'a quote of another outlet',
      {
        quotes: [
          { text: 'A voice like weather.', outlet: 'NME', link: '', message: 2, evidence: 'A voice like weather' },
        ],
      },
    ],
    [
      'a quote that was polished',
      {
        quotes: [
          {
            text: 'A stunning voice like weather.',
            outlet: 'The Quietus',
            link: '',
            message: 2,
            evidence: 'The Quietus',
          },
        ],
      },
    ],
    [
      'a quote without an outlet',
      {
        quotes: [{ text: 'A voice like weather.', outlet: '', link: '', message: 2, evidence: 'A voice like weather' }],
      },
    ],
    [
      'an address that was not said',
      { facts: [{ place: 'contact.email', value: 'press@nme.example', message: 2, evidence: 'Write to' }] },
    ],
    [
      'a phone number with another digit',
      { facts: [{ place: 'contact.phone', value: '+44 113 496 0001', message: 2, evidence: '+44 113' }] },
    ],
    [
      'praise of our own',
      { facts: [{ place: 'credential', value: 'simply amazing', message: 3, evidence: 'simply amazing' }] },
    ],
    ['a sentence of praise', { bio: [{ sentence: 'A stunning debut.', message: 1, evidence: 'Beach House' }] }],
    [
      'a name that nobody gave',
      { bio: [{ sentence: 'They opened for Radiohead.', message: 1, evidence: 'Beach House' }] },
    ],
    ['a year that nobody gave', { bio: [{ sentence: 'Playing since 2009.', message: 1, evidence: 'Beach House' }] }],
    [
      'a link that was not said',
      { links: [{ label: 'Bandcamp', url: 'https://x.example', message: 1, evidence: 'Spotify' }] },
    ],
    [
      'a place that the conversation does not fill',
      { facts: [{ place: 'artistName' as never, value: 'Beach House', message: 1, evidence: 'Beach House' }] },
    ],
  ])('leave out %s', (_, draft) => {
    expect(checked(draft)).toEqual(profileFacts(artist));
  });

  it('a later message corrects an earlier one, and another song is not heard at the profile’s address', () => {
    const corrected = [
      { id: 'm1', text: 'My single is called Salt Road' },
      { id: 'm2', text: 'No, the single is called Iron Tide' },
    ];
    const { content, sources } = checkedFacts(artist, corrected, {
      ...none,
      facts: [
        { place: 'release.title', value: 'Iron Tide', message: 2, evidence: 'Iron Tide' },
        { place: 'release.title', value: 'Salt Road', message: 1, evidence: 'Salt Road' },
      ],
    });
    expect(content.release).toMatchObject({ title: 'Iron Tide', listenLink: '' });
    expect(sources['release.listenLink']).toBeUndefined();
  });

  it.each([
    ['How do I get to 10,000 monthly listeners on Spotify?', '10,000'],
    ['So how do I get to 10,000 monthly listeners', '10,000'],
    ['I do not have 10,000 monthly listeners.', '10,000'],
    ["We've never had 10,000 monthly listeners, sadly.", '10,000'],
    ['Spotify is slow. We haven’t got 10,000 monthly listeners', '10,000'],
  ])('what is asked or denied is no fact: %s', (text, figure) => {
    const number = {
      figure,
      what: 'monthly listeners',
      source: '',
      asOf: '',
      message: 1,
      evidence: 'monthly listeners',
    };
    const bio = [{ sentence: 'They have listeners.', message: 1, evidence: '10,000 monthly listeners' }];
    expect(checkedFacts(artist, [{ id: 'm1', text }], { ...none, numbers: [number], bio })).toEqual(
      profileFacts(artist),
    );
  });

  it.each([
    ['I have never won the Mercury Prize.', 'won the Mercury Prize', ''],
    ['Have we won the Mercury Prize? No.', 'won the Mercury Prize', ''],
    ['We never opened for Low, but we supported Beach House.', 'supported Beach House', 'supported Beach House'],
    ['We never supported Low. We supported Beach House and love Low.', 'supported Low', ''],
    ['We supported Beach House, not Low.', 'supported Low', ''],
    ['We supported Beach House, not only Low.', 'supported Beach House', 'supported Beach House'],
    ['Are you there? Yes: we supported Beach House.', 'supported Beach House', 'supported Beach House'],
    ['On "Are You There?" we supported Beach House.', 'supported Beach House', 'supported Beach House'],
    ['With our song Can’t Stop we supported Beach House.', 'supported Beach House', 'supported Beach House'],
    ['We not only supported Beach House.', 'supported Beach House', 'supported Beach House'],
    ['We supported e.g. Beach House. What now?', 'supported e.g. Beach House', 'supported e.g. Beach House'],
    ['Can you make us a one-sheet? Say that we supported Low.', 'supported Low', 'supported Low'],
    ['Could you please create a one-sheet that says we supported Low?', 'supported Low', 'supported Low'],
    ['Can you make up that we supported Low?', 'supported Low', ''],
  ])('of “%s” the credential "%s" leaves "%s"', (text, value, credential) => {
    const facts = [{ place: 'credential' as const, value, message: 1, evidence: value }];
    expect(checkedFacts(artist, [{ id: 'm1', text }], { ...none, facts }).content.credential).toBe(credential);
  });

  it.each<[string, string, Partial<DraftedFacts>]>([
    [
      'quote',
      'NME didn’t write “A voice like weather.”',
      { quotes: [{ text: 'A voice like weather.', outlet: 'NME', link: '', message: 1, evidence: 'NME' }] },
    ],
    [
      'track',
      'The first track isn’t called Tide.',
      { tracks: [{ title: 'Tide', message: 1, evidence: 'The first track' }] },
    ],
    [
      'address',
      'Please don’t write to ana@reyes.example.',
      { facts: [{ place: 'contact.email', value: 'ana@reyes.example', message: 1, evidence: 'Please' }] },
    ],
    [
      'credential',
      'We have never won the Mercury Prize.',
      { facts: [{ place: 'credential', value: 'won the Mercury Prize', message: 1, evidence: 'We have' }] },
    ],
  ])('a %s that is denied is no fact by other words of its message: %s', (_, text, draft) => {
    const withoutSong = { ...artist, songTitle: '', songLink: '' };
    expect(checkedFacts(withoutSong, [{ id: 'm1', text }], { ...none, ...draft })).toEqual(profileFacts(withoutSong));
  });

  it('a quote within a question is nobody’s; one that asks is its outlet’s', () => {
    const quotesIn = (text: string) => {
      const quote = { text: 'Who sings like this?', outlet: 'NME', link: '', message: 1, evidence: 'NME' };
      return checkedFacts(artist, [{ id: 'm1', text }], { ...none, quotes: [quote] }).content.quotes;
    };
    expect(quotesIn('Can you write a quote like "Who sings like this?" - NME?')).toEqual([]);
    expect(quotesIn('NME wrote: "Who sings like this?" Is that good?')).toHaveLength(1);
  });

  it('what is said of a release without its title is not put to the profile’s song', () => {
    const album = [{ id: 'm1', text: 'Our debut album comes out on 3 May 2027. The first track is called Tide.' }];
    const facts = [
      { place: 'release.kind' as const, value: 'album', message: 1, evidence: 'debut album' },
      { place: 'release.date' as const, value: '3 May 2027', message: 1, evidence: '3 May 2027' },
    ];
    const tracks = [{ title: 'Tide', message: 1, evidence: 'called Tide' }];
    expect(checkedFacts(artist, album, { ...none, facts, tracks })).toEqual(profileFacts(artist));
    const withoutSong = { ...artist, songTitle: '', songLink: '' };
    const { release } = checkedFacts(withoutSong, album, { ...none, facts, tracks }).content;
    expect(release).toMatchObject({ kind: 'album', title: '', date: '3 May 2027', tracks: ['Tide'] });

    const named = [{ id: 'm1', text: 'The single Salt Road comes out on 3 May 2027.' }];
    const title = { place: 'release.title' as const, value: 'Salt Road', message: 1, evidence: 'Salt Road' };
    expect(checkedFacts(artist, named, { ...none, facts: [title, facts[1]!] }).content.release).toMatchObject({
      title: 'Salt Road',
      date: '3 May 2027',
      listenLink: 'https://listen.example/salt-road',
    });
  });

  it.each([
    ['the artist stays', 'My manager is Ana Ruiz.', artist, ['Mara Quill', '', 'mara@artist.test', '']],
    ['she has hers', 'My manager is Ana Ruiz, ana@r.example.', artist, ['Ana Ruiz', 'manager', 'ana@r.example', '']],
    [
      'she has hers',
      'My manager is Ana Ruiz, call 0113 496 0000.',
      artist,
      ['Ana Ruiz', 'manager', '', '0113 496 0000'],
    ],
    [
      'the artist stays',
      'My manager is Ana Ruiz. Write to mara@artist.test.',
      { ...artist, emailVerified: false },
      ['Mara Quill', '', 'mara@artist.test', ''],
    ],
    [
      'she stands alone',
      'My manager is Ana Ruiz.',
      { ...artist, emailVerified: false },
      ['Ana Ruiz', 'manager', '', ''],
    ],
  ])('nobody’s address stands below another’s name, %s: %s', (_, text, of, [name, role, email, phone]) => {
    const values = {
      name: 'Ana Ruiz',
      role: 'manager',
      email: /\S+@\w+\.\w+/.exec(text)?.[0],
      phone: /0[\d ]+/.exec(text)?.[0],
    };
    const facts = Object.entries(values).map(([part, value = 'none']) => {
      return { place: `contact.${part}` as SaidPlace, value, message: 1, evidence: text };
    });
    const { content, sources } = checkedFacts(of, [{ id: 'm1', text }], { ...none, facts });
    expect(content.contact).toEqual({ name, role, email, phone });
    expect('contact.email' in sources).toBe(email !== '');
  });

  it('the bio ends before its hundredth word', () => {
    const sentence = `${'la '.repeat(30).trim()}.`;
    const bio = [1, 2, 3, 4, 5].map((at) => ({
      sentence: `${at === 1 ? 'La' : 'And'} ${sentence}`,
      message: 1,
      evidence: 'Beach House',
    }));
    expect(checked({ bio }).content.bio.split(' ').length).toBeLessThanOrEqual(100);
  });

  it('the bio has no more characters than may be edited, however few its words are', () => {
    const bio = [1, 2, 3].map((at) => ({ sentence: 'a'.repeat(3000 + at), message: 1, evidence: 'Beach House' }));
    const { content } = checked({ bio });
    expect(content.bio.length).toBe(6004);
    expect(sheetContentProblem(content)).toBeUndefined();
    const endless = { sentence: 'a'.repeat(1_000_000), message: 1, evidence: 'Beach House' };
    expect(checked({ bio: [endless] }).content.bio).toBe('');
  });

  it('half a character of what was said is no fact', () => {
    const messages = [{ id: 'm1', text: 'The first track is called Tide 🎸' }];
    const { content } = checkedFacts(artist, messages, {
      ...none,
      bio: [{ sentence: 'Tide \ud83c', message: 1, evidence: 'called Tide' }],
      tracks: [{ title: 'Tide \ud83c', message: 1, evidence: 'called Tide' }],
    });
    expect([content.bio, content.release.tracks]).toEqual(['', []]);
  });

  it.each([
    ['2026年12月18日にリリースします。サントリーホールで演奏しました。', '2026年12月18日', 'サントリーホール'],
    ['我们的新专辑将于2026年12月18日发行，在上海MAO演出过。', '2026年12月18日', '上海MAO'],
    ['2026년 12월 18일에 싱글을 발매하고 롤링홀에서 공연했습니다.', '2026년 12월 18일', '롤링홀'],
    ['يصدر الألبوم في 18 ديسمبر 2026 وعزفت بالقاهرة', '18 ديسمبر 2026', 'القاهرة'],
  ])('are found where words are not parted, or have others joined to them: %s', (text, date, venue) => {
    const draft = {
      facts: [factOf('release.date', date), factOf('pastVenues', venue)],
      shows: [{ date, venue, city: '', message: 1, evidence: venue }],
    };
    const { content } = checkedFacts({ ...artist, songTitle: '' }, saidIn(text), { ...none, ...draft });
    expect([content.release.date, content.pastVenues]).toEqual([date, venue]);
    expect(content.shows).toEqual([{ date, venue, city: '' }]);
  });

  it.each([
    ['月間リスナーは12,000人です。', '12,000', '月間リスナー', true],
    ['月間リスナーは212,000人です。', '12,000', '月間リスナー', false],
    ['月間リスナーは12,0000人です。', '12,000', '月間リスナー', false],
    ['We have 12,000 monthly listeners and 400 followers.', '400,000', 'monthly listeners', false],
    ['We have 1.2 million streams.', '1.2', 'streams', false],
    ['We have 12,000 monthly listeners, not 21,000.', '21,000', 'monthly listeners', false],
    ['We have 12,000, not 21,000 monthly listeners.', '12,000', 'monthly listeners', true],
    ['We have 12,000 instead of 21,000 monthly listeners.', '21,000', 'monthly listeners', false],
    ['We no longer have 21,000 monthly listeners.', '21,000', 'monthly listeners', false],
  ])('a figure is whole, and the one that is meant: of %s %s %s is %s', (text, figure, what, is) => {
    const number = { ...countOf(figure, what), evidence: what };
    expect(countsOf(saidIn(text), number)).toEqual(is ? [`${figure} ${what}`] : []);
  });

  it('the newest of two figures for one thing counts', () => {
    const messages = saidIn(
      'We have 21,000 monthly listeners on Spotify and 500 followers on Instagram.',
      'Sorry, 12,000 monthly listeners. And 900 followers on TikTok.',
    );
    const numbers = [
      countOf('12,000', 'Monthly listeners', 2),
      countOf('21,000', 'monthly listeners', 1, 'Spotify'),
      countOf('500', 'followers', 1, 'Instagram'),
      countOf('900', 'followers', 2, 'TikTok'),
    ];
    expect(countsOf(messages, ...numbers)).toEqual([
      '12,000 Monthly listeners',
      '500 followers Instagram',
      '900 followers TikTok',
    ]);
  });

  it('a figure alone counts what was asked for or told before, which gives no figure and no source of its own', () => {
    const asked = 'How many monthly listeners do you have on Spotify: 50,000? And when does it come out?';
    const answer = [{ id: 'm1', text: '12,400 / Beach House and Low\n900 tickets', asked }];
    expect(countsOf(answer, countOf('12,400', 'monthly listeners', 1, 'Spotify'))).toEqual([
      '12,400 monthly listeners Spotify',
    ]);
    expect(countsOf(answer, countOf('50,000', 'monthly listeners'))).toEqual([]);
    expect(countsOf(answer, { ...countOf('12,400', 'monthly listeners'), evidence: 'monthly listeners' })).toEqual([]);
    // It says itself what it counts.
    expect(countsOf(answer, countOf('900', 'monthly listeners'))).toEqual([]);
    const facts = [factOf('forFansOf', 'Spotify')];
    expect(checkedFacts(artist, answer, { ...none, facts }).content.forFansOf).toBe('');

    const corrected = saidIn('We have 21,000 monthly listeners on Spotify.', 'no, it’s 12,000 not 21,000');
    const numbers = [
      countOf('21,000', 'monthly listeners', 1, 'Spotify'),
      countOf('12,000', 'monthly listeners', 2, 'Spotify'),
    ];
    expect(countsOf(corrected, ...numbers)).toEqual(['12,000 monthly listeners Spotify']);
    // Whatever the model makes of the correction.
    expect(countsOf(corrected, numbers[0]!)).toEqual([]);
  });

  it('names are names, whatever they mean; praise is left out all the same', () => {
    const text =
      'Our single is called Unforgettable, out on 18 December 2026 on Powerhouse Records. For fans of The Magnetic Fields. ' +
      'We are available for unforgettable nights.';
    const facts = [
      factOf('release.title', 'Unforgettable'),
      factOf('release.date', '18 December 2026'),
      factOf('release.label', 'Powerhouse Records'),
      factOf('forFansOf', 'The Magnetic Fields'),
      factOf('availableFor', 'unforgettable nights'),
    ];
    const bio = ['They recorded Unforgettable.', 'They made an unforgettable single.'].map((sentence) => {
      return { sentence, message: 1, evidence: 'Our single is called' };
    });
    const { content } = checkedFacts(artist, saidIn(text), { ...none, facts, bio });
    expect(content).toMatchObject({
      forFansOf: 'The Magnetic Fields',
      availableFor: '',
      bio: 'They recorded Unforgettable.',
      release: { title: 'Unforgettable', date: '18 December 2026', label: 'Powerhouse Records' },
    });
  });

  it.each([
    ['My new single Salt Road comes out on 18 December 2026 on Low Tide.', '18 December 2026'],
    ['My new single comes out on 18 December 2026 on Low Tide.', ''],
    ['Salt Road is out. The album comes out on 18 December 2026.', ''],
  ])('a date is that of the profile’s song where one breath says both: %s', (text, date) => {
    const title = { place: 'release.title' as const, value: 'Salt Road', message: 0, evidence: 'Salt Road' };
    const facts = [title, factOf('release.date', '18 December 2026')];
    const { content, sources } = checkedFacts(artist, saidIn(text), { ...none, facts });
    expect(content.release).toMatchObject({ title: 'Salt Road', date });
    expect(sources['release.title']).toEqual({ from: 'song' });
  });

  it('a date is not that of the profile’s song where the model says nothing of it', () => {
    const messages = saidIn('The album with Salt Road on it comes out on 18 December 2026.');
    const facts = [factOf('release.kind', 'album'), factOf('release.date', '18 December 2026')];
    expect(checkedFacts(artist, messages, { ...none, facts })).toEqual(profileFacts(artist));
  });

  it('a day that is told from the day on which it was said is on no sheet', () => {
    const text =
      'My single Salt Road comes out next Friday. We play tomorrow at the Leadmill. As of last month 900 followers.';
    const facts = [factOf('release.title', 'Salt Road'), factOf('release.date', 'next Friday')];
    const shows = [{ date: 'tomorrow', venue: 'Leadmill', city: '', message: 1, evidence: 'Leadmill' }];
    const numbers = [{ ...countOf('900', 'followers'), asOf: 'last month' }];
    const { content } = checkedFacts(artist, saidIn(text), { ...none, facts, shows, numbers });
    expect(content.release).toMatchObject({ title: 'Salt Road', date: '' });
    expect(content).toMatchObject({ shows: [], numbers: [{ figure: '900', asOf: '' }] });
  });

  it.each([null, 'text', 7, [], { facts: 'none' }, { facts: [null, 3, { place: 'mood' }] }])(
    'are the profile’s alone where the model answers %j',
    (drafted) => expect(checkedFacts(artist, said, drafted)).toEqual(profileFacts(artist)),
  );
});
