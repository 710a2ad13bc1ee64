import { artist } from '../../../../test/support/sheet-artist.js';
import { checkedFacts } from './checked-facts.js';
import type { DraftedFacts, SaidMessage, SaidPlace } from './facts-prompt.js';
import { profileFacts } from './profile-facts.js';

const said = [
  { id: 'm1', text: 'We have 12,400 monthly listeners on Spotify. For fans of Beach House.' },
  { id: 'm2', text: 'The Quietus wrote: “A voice like weather.” Write to ana@reyes.example or +44 113 496 0000.' },
  { id: 'm3', text: 'We play 18 December at the Brudenell Social Club, Leeds. I am simply amazing.' },
];
const none: DraftedFacts = { facts: [], bio: [], numbers: [], quotes: [], shows: [], links: [], tracks: [] };
const checked = (draft: Partial<DraftedFacts>) => checkedFacts(artist, said, { ...none, ...draft });
const saidIn = (...texts: string[]): SaidMessage[] => texts.map((text, at) => ({ id: `m${at + 1}`, text }));
const factOf = (place: SaidPlace, value: string, message = 1) => ({ place, value, message, evidence: value });
describe('the facts of a sheet', () => {
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

  it('what the assistant asked is no fact', () => {
    const answer = [{ id: 'm1', text: '12,400', asked: 'How many listeners do you have on Spotify?' }];
    const facts = [{ place: 'forFansOf' as const, value: 'Spotify', message: 1, evidence: '12,400' }];
    expect(checkedFacts(artist, answer, { ...none, facts }).content.forFansOf).toBe('');
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
    const number = { figure: '900', what: 'followers', source: '', asOf: 'last month' };
    const numbers = [{ ...number, message: 1, evidence: '900' }];
    const { content } = checkedFacts(artist, saidIn(text), { ...none, facts, shows, numbers });
    expect(content.release).toMatchObject({ title: 'Salt Road', date: '' });
    expect(content).toMatchObject({ shows: [], numbers: [{ figure: '900', asOf: '' }] });
  });

  it.each([null, 'text', 7, [], { facts: 'none' }, { facts: [null, 3, { place: 'mood' }] }])(
    'are the profile’s alone where the model answers %j',
    (drafted) => expect(checkedFacts(artist, said, drafted)).toEqual(profileFacts(artist)),
  );
});
