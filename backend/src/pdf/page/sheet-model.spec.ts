import type { SheetContent, SheetVariant } from '../../../../contract/one-sheets/one-sheet.js';
import { emptySheet } from '../../../../contract/rules/sheet-rule.js';
import { type SheetModel, toModel } from './sheet-model.js';

const contact = { name: 'Jo', role: 'Press', email: 'jo@example.com', phone: '+44 1' };
const nothing: SheetContent = { ...emptySheet(), artistName: 'Mara Quill', contact };

const everything: SheetContent = {
  ...nothing,
  genre: 'Folk',
  city: 'Whitby',
  forFansOf: 'Laura Marling',
  credential: 'PRS grant 2025',
  release: {
    kind: 'EP',
    title: 'Salt Road',
    date: '2026-12-18',
    label: 'Independent',
    story: 'Five songs.',
    listenLink: 'https://maraquill.example/salt',
    tracks: ['One', 'Two'],
    cleanVersion: 'Yes',
    isrc: 'GB-1',
    upc: '501',
  },
  bio: 'She sings. She plays. She tours. She reads.',
  numbers: Array.from({ length: 7 }, (_, at) => ({
    figure: `${at}k`,
    what: 'streams',
    source: 'x',
    asOf: '2026-11-01',
  })),
  topCities: 'Leeds',
  quotes: [
    { text: 'Nobody said this.', outlet: '', link: '' },
    ...Array.from({ length: 4 }, (_, at) => ({ text: `Quote ${at}`, outlet: 'Echo', link: 'javascript:alert(1)' })),
  ],
  shows: [
    { date: '2027-05-01', venue: 'Late', city: 'Leeds' },
    { date: '2027-02-01', venue: 'Soon', city: 'York' },
  ],
  pastVenues: 'Sage',
  availableFor: 'Clubs',
  videoLink: 'https://video.example/1',
  mood: 'Wintry',
  tempo: '84',
  links: [
    { label: 'Site', url: 'https://maraquill.example' },
    { label: 'Bad', url: 'javascript:alert(1)' },
    { label: 'File', url: 'file:///etc/passwd' },
  ],
};

/** By default, as of a day before the shows. */
function modelOf(content: SheetContent, variant: SheetVariant, today = '2026-11-23'): SheetModel {
  return toModel(content, variant, new Date(`${today}T12:00:00Z`));
}

describe('a sheet’s model', () => {
  it.each([
    ['press', ['story', 'quotes', 'bio', 'shows', 'stages', 'tracks'], false],
    ['booking', ['numbers', 'stages', 'shows', 'quotes', 'story', 'bio'], true],
    ['radio', ['tracks', 'codes', 'story', 'quotes', 'bio', 'shows', 'mood'], false],
    ['playlist', ['mood', 'story', 'quotes', 'bio', 'tracks', 'codes', 'shows'], false],
  ] as const)('of kind %s starts with what its reader looks for', (variant, main, isContactFirst) => {
    const model = modelOf(everything, variant);
    expect(model.main).toEqual(main);
    expect(model.isContactFirst).toBe(isContactFirst);
  });

  it('radio lists the label with the codes, and playlist lists similar artists with the moods', () => {
    expect(modelOf(everything, 'radio').facts.codes.map(({ place }) => place)).toEqual([
      'release.label',
      'release.cleanVersion',
      'release.isrc',
      'release.upc',
    ]);
    expect(modelOf(everything, 'playlist').facts.mood.map(({ place }) => place)).toEqual([
      'forFansOf',
      'mood',
      'tempo',
    ]);
  });

  it('leaves out what is unknown, with its heading', () => {
    const model = modelOf(nothing, 'press');
    expect([model.side, model.main, model.facts.descriptors, model.code?.href, model.leaving, model.warnings]).toEqual([
      [],
      [],
      [],
      'mailto:jo@example.com',
      [],
      [],
    ]);
  });

  it('has at most five figures and three quotes, and reports what was left out', () => {
    const { facts, beyond } = modelOf(everything, 'press');
    expect(facts.numbers).toHaveLength(5);
    expect(facts.quotes.map(({ place }) => place)).toEqual(['quotes.1', 'quotes.2', 'quotes.3']);
    expect(beyond).toEqual(['numbers.5', 'numbers.6', 'quotes.4']);
  });

  it('leaves out a quote without a source, and tells the artist', () => {
    const { facts, warnings } = modelOf({ ...nothing, quotes: everything.quotes.slice(0, 1) }, 'press');
    expect(facts.quotes).toEqual([]);
    expect(warnings).toEqual(['A quote without an outlet is not on the sheet: say who wrote it.']);
  });

  it('lists the next show first; shows without full dates stay in the given order', () => {
    expect(modelOf(everything, 'press').facts.shows.map(({ told }) => told.venue)).toEqual(['Soon', 'Late']);
    const vague = everything.shows.map((show, at) => (at === 0 ? { ...show, date: 'May' } : show));
    const { shows } = modelOf({ ...everything, shows: vague }, 'press').facts;
    expect(shows.map(({ told }) => told.venue)).toEqual(['Late', 'Soon']);
  });

  it('lists past shows below upcoming ones, latest first, and drops them first', () => {
    const content: SheetContent = {
      ...everything,
      shows: ['2 Oct 2026', 'Spring 2027', '14 November 2026', '2026-11-24'].map((date) => ({
        ...everything.shows[0]!,
        date,
      })),
    };
    const { facts, main, leaving } = modelOf(content, 'press');
    const placesOf = (shows: { place: string }[]): string[] => shows.map(({ place }) => place);
    expect(placesOf(facts.shows)).toEqual(['shows.1', 'shows.3']);
    expect(placesOf(facts.playedShows)).toEqual(['shows.2', 'shows.0']);
    expect(main.indexOf('playedShows')).toBe(main.indexOf('shows') + 1);
    expect(leaving.slice(0, 2)).toEqual(['shows.0', 'shows.2']);
  });

  it('leaves out a date that doesn’t exist, and tells the artist', () => {
    const [show] = everything.shows;
    const content = {
      ...everything,
      release: { ...everything.release, date: '2027-02-31' },
      shows: [{ ...show!, date: '31 February 2027' }],
      numbers: [{ ...everything.numbers[0]!, source: 'Spotify', asOf: '2026-13-01' }],
    };
    const { facts, warnings } = modelOf(content, 'press');
    expect(facts.release.imprint.map(({ place }) => place)).not.toContain('release.date');
    expect([facts.shows[0]?.told.date, facts.numbers[0]?.told.source]).toEqual(['', 'Spotify']);
    expect(warnings).toContain('A date that is in no calendar is not on the sheet: 2027-02-31.');
  });

  it('links only to the web', () => {
    const { links, quotes } = modelOf(everything, 'press').facts;
    expect(links.map(({ told }) => told.href)).toEqual(['https://maraquill.example/']);
    expect(quotes.map(({ told }) => told.href)).toEqual([null, null, null]);
  });

  it('cuts a bio of more than 100 words after a sentence, and tells the artist', () => {
    const bio = `${'Seven words are in this short sentence. '.repeat(20)}`;
    const { facts, warnings } = modelOf({ ...nothing, bio }, 'press');
    expect(facts.bio).toHaveLength(14);
    expect(warnings).toEqual(['The bio is longer than 100 words: what comes after them is not on the sheet.']);
  });

  it('the QR code leads to the song; on a booking sheet, to the booking contact', () => {
    expect(modelOf(everything, 'press').code).toEqual({
      href: 'https://maraquill.example/salt',
      label: 'Scan to listen',
    });
    expect(modelOf(everything, 'booking').code).toEqual({ href: 'mailto:jo@example.com', label: 'Scan to write' });
    const long = {
      ...everything,
      release: { ...everything.release, listenLink: `https://x.example/${'a'.repeat(400)}` },
    };
    const { code, warnings } = modelOf({ ...long, links: [] }, 'press');
    expect(code?.href).toBe('mailto:jo@example.com');
    expect(warnings).toContain('The address that the QR code should lead to is too long for one: give a shorter link.');
  });

  it('reports a sheet without a contact', () => {
    const warningsOf = (email: string, phone: string): string[] =>
      modelOf({ ...nothing, contact: { ...contact, email, phone } }, 'press').warnings;
    expect(warningsOf('', '')).toEqual(['Add an email or phone number so people can reach you.']);
    expect([warningsOf('jo@example.com', ''), warningsOf('', '+44 1')]).toEqual([[], []]);
  });

  it('leaves out a figure that is too long instead of cutting it, and tells the artist', () => {
    const numbers = ['over 1,250,000 plays', '1.2m'].map((figure) => ({ figure, what: 'plays', source: '', asOf: '' }));
    const { facts, beyond, warnings } = modelOf({ ...nothing, numbers }, 'press');
    expect(facts.numbers.map(({ told }) => told.figure)).toEqual(['1.2m']);
    expect(beyond).toEqual(['numbers.0']);
    expect(warnings).toEqual([
      'A figure of more than 14 characters is not on the sheet: say it shorter, such as 1.2m.',
    ]);
  });

  it('reports everything it shortened, except what isn’t on the sheet anyway', () => {
    const long = 'endless words '.repeat(30).trim();
    const number = { figure: '12', what: 'plays', source: long, asOf: '' };
    const content: SheetContent = {
      ...nothing,
      genre: long,
      credential: long,
      forFansOf: long,
      numbers: [number, { ...number, source: 'Spotify' }, ...Array<typeof number>(4).fill({ ...number, what: long })],
      quotes: [{ text: 'Fine.', outlet: long, link: '' }],
      shows: [{ date: 'May', venue: long, city: '' }],
      links: [{ label: long, url: 'https://x.example' }],
      release: { ...nothing.release, tracks: ['Tide', long] },
      contact: { ...contact, role: long },
    };
    expect(modelOf(content, 'press').warnings).toEqual([
      'Too long for a sheet, and shortened: For fans of, Genre, Credential, Number 1, Number 3, Number 4, Number 5, ' +
        'Quote 1, Show 1, Track 2, Link 1, Contact role.',
    ]);
  });

  it('a QR code for an artist’s page doesn’t promise a song', () => {
    const { release } = everything;
    const codeOf = (artistName: string) =>
      modelOf(
        {
          ...everything,
          artistName,
          bio: '',
          genre: '',
          release: { ...release, title: '', story: '', listenLink: '' },
        },
        'press',
      ).code;
    expect(codeOf('Mara Quill')).toEqual({ href: 'https://maraquill.example/', label: 'Scan for more' });
    expect(codeOf('夜の灯台')?.label).toBe('詳しくはこちら');
    expect(codeOf('ليلى حدّاد')?.label).toBe('امسح للمزيد');
  });

  it.each([
    ['ليلى الحسن', 'ليلى الحسن makes indie pop in Cairo.', 'en', 'ltr'],
    ['להקת הים', 'להקת הים are four people from Haifa.', 'en', 'ltr'],
    ['夜の灯台', '夜の灯台 are three people from Sapporo.', 'en', 'ltr'],
    ['Layla', 'ليلى مغنية وعازفة عود من عمّان، وتغني Night Bus.', 'ar', 'rtl'],
    ['Nora', '', 'en', 'ltr'],
    ['ليلى الحسن', '', 'ar', 'rtl'],
  ])('for %s, described as %j, has labels in %s', (artistName, bio, language, direction) => {
    expect(modelOf({ ...nothing, artistName, bio }, 'press')).toMatchObject({ language, direction });
  });

  it('drops the last of a kind before the first, and lists each place once', () => {
    const { leaving } = modelOf(everything, 'press');
    expect(leaving.indexOf('quotes.3')).toBeLessThan(leaving.indexOf('quotes.2'));
    expect(leaving.indexOf('release.tracks.1')).toBeLessThan(leaving.indexOf('quotes.3'));
    expect(leaving.indexOf('bio:3')).toBeLessThan(leaving.indexOf('bio:0'));
    expect(new Set(leaving).size).toBe(leaving.length);
    expect(leaving).not.toContain('release.title');
  });

  it('keeps a short date on one line, and the order around it in Arabic', () => {
    const sourceOf = (artistName: string): string | undefined => {
      const numbers = [{ figure: '46', what: 'shows', source: 'Anghami', asOf: 'Nov 2026' }];
      return modelOf({ ...nothing, artistName, numbers }, 'press').facts.numbers[0]?.told.source;
    };
    expect(sourceOf('Mara Quill')).toBe('Anghami, Nov\u00a02026');
    expect(sourceOf('ليلى حدّاد')).toBe('\u2068Anghami\u2069، \u2068Nov\u00a02026\u2069');
  });

  it.each([
    ['Mara Quill', true],
    ['夜の灯台', false],
  ])('in %s has spaces between sentences: %s', (artistName, isSpaced) => {
    expect(modelOf({ ...nothing, artistName }, 'press').isSpaced).toBe(isSpaced);
  });
});
