import { jest } from '@jest/globals';
import fc from 'fast-check';
import { cpuMs } from '../../../../test/support/measure/cpu-time.js';
import type { ArtistWords, ProofSource } from './claim.js';
import { findBlanks } from '../rules/blanks.js';
import { mostOfAKind } from './proof-record.js';
import { prove } from './prove.js';
import { readText } from './read-text.js';

const today = '2026-11-24';
const saidAt = new Date('2026-11-24T12:00:00Z');

const said = (text: string, more: Partial<ArtistWords> = {}): ArtistWords => ({
  text,
  messageId: 'm1',
  saidOn: today,
  saidAt,
  isPasted: false,
  ...more,
});

function unproven(markdown: string, words: string | ArtistWords[], facts: ProofSource[] = []): string[] {
  const known = { facts, words: typeof words === 'string' ? [said(words)] : words, today };
  const found = prove(markdown, known).unproven;
  for (const { start, end, text } of found) expect(markdown.slice(start, end)).toBe(text);
  return found.map(({ text }) => text);
}

describe('the date of a press release', () => {
  const writtenOn = ['2026-11-19', '2026-11-21'];
  const datesIn = (markdown: string): [unproven: string[], words: (string | undefined)[]] => {
    const { unproven: found, proofs } = prove(markdown, { facts: [], words: [], today, writtenOn });
    return [found.map(({ text }) => text), proofs.map(({ words }) => words)];
  };

  it('is the day of the check, or one on which it was written', () => {
    expect(datesIn('19 November 2026: the news')).toEqual([[], ['Worked out from the date this was written']]);
    expect(datesIn('21 November 2026: the news')).toEqual([[], ['Worked out from the date this was written']]);
    expect(datesIn('20 November 2026: the news')).toEqual([['20 November 2026'], []]);
  });
});

describe('a date that can be read in two ways', () => {
  const why = (markdown: string, words: string): string[] =>
    prove(markdown, { facts: [], words: [said(words)], today }).unproven.map((finding) => finding.why);

  it.each([
    ['4 March 2027', 'It is out 3/4/2027', ['You wrote 3/4/2027, which has two readings: confirm or correct.']],
    ['3 April 2027', 'We play on 3/4', ['You wrote 3/4, which has two readings: confirm or correct.']],
    ['3 April 2027', 'It is out 3/4/2027, so on 3 April 2027', []],
    ['3/4/2027', 'It is out 3/4/2027', []],
    ['29 January 2027', 'It is out 29/1/2027', []],
    ['14 February 2027', 'It is out on valentines day', []],
    ['31 December 2026', "We play on New Year's Eve", []],
    ['4 April 2027', 'It is out 4/4/2027', []],
    ['29 January 2027', 'We play on 30 January, the single is out the day before', []],
  ])('in “%s” is not settled by “%s”', (markdown, words, reasons) => {
    expect(why(`Out on ${markdown}.`, words)).toEqual(reasons);
  });
});

describe('a day without its month', () => {
  const later = new Date(saidAt.getTime() + 60_000);
  const [first, second] = [said('The concert is on 6 February'), said('It’s Saturday the 13th!', { saidAt: later })];

  it('has that of an earlier message', () => {
    expect(unproven('On Saturday 13 February 2027.', [second, first])).toEqual([]);
    expect(unproven('On Saturday 13 March 2027.', [second, first])).toEqual(['Saturday 13 March 2027']);
  });

  it('has that of a month on its own', () => {
    const shows = said('shows in april: fri 9 Ennis, sat 10 Westport');
    const moved = said('Westport moved to sunday 18th', { saidAt: later });
    expect(unproven('Westport, Sunday 18 April 2027.', [shows, moved])).toEqual([]);
    expect(unproven('Westport, Tuesday 18 May 2027.', [shows, moved])).toEqual(['Tuesday 18 May 2027']);
  });

  it('has none of a later message', () => {
    const earlier = { ...second, saidAt: new Date(saidAt.getTime() - 60_000) };
    expect(unproven('On 13 February 2027.', [first, earlier])).toEqual(['13 February 2027']);
  });
});

describe('a text in another language', () => {
  const words = 'I am Mara Quill from Leeds. My single Salt Road is out on 29 January 2027, two years after the last.';
  const german = `Die Sängerin Mara Quill veröffentlicht am 29. Januar 2027 ihre neue Single Salt Road. Das Lied erzählt von einem Abend am Meer, vom Warten und von der Liebe. Im Winter ging sie mit ihrer Gitarre in ein kleines Studio.`;
  const french = `La chanteuse Mara Quill sort son nouveau single Salt Road le 29 janvier 2027. Après deux années de silence, elle revient avec une chanson sur la mer. Enregistrée en hiver, elle parle de patience. Avec Salt Road, Mara Quill raconte une nuit.`;

  it.each<[string, string, string[]]>([
    ['German', german, []],
    ['German with invented names', `${german} Produziert hat Otto Kern, bekannt von der BBC.`, ['Otto Kern', 'BBC']],
    ...[
      'Aufgenommen wurde das Album bei Nacht, mit Gitarre und Klavier. Die Lieder erzählen von Trauer und Hoffnung, und Freunde sangen mit.',
      'Wir danken Freunden und Familie, die uns durch die Jahre getragen haben. Ohne Geduld und Humor wäre dieses Album nie fertig geworden.',
      'Musik ist Arbeit, sagt sie, aber Arbeit, die Freude macht. Das Stück wurde in einem Zug geschrieben und von Hand gemischt.',
      'Am Klavier sitzt sie selbst, am Schlagzeug ist ein Freund aus Kindertagen zu hören. Produziert hat sie die Platte in der Küche.',
      'Mit Herz und Wut singt sie in ihren neuen Liedern gegen den Stillstand an. Der Dank geht an Fans, Crew und Publikum.',
      'Nach Jahren auf Tour sucht sie Ruhe. Das Video wurde bei Regen gedreht, die Fotos sind im Wald entstanden. Dank gilt der Stadt.',
      'Mara Quill veröffentlicht am 29. Januar 2027 ihre Single Salt Road. Die Musikerin verbindet akustische Gitarren mit leisen Streichern und einer Stimme, die zwischen Nähe und Distanz schwebt.',
      'Gespielt von Hand, gesungen von Herzen: eine Platte über Nacht und Stille. Dank Förderung und Spenden konnte das Projekt in Ruhe wachsen.',
      'Grund ist eine Erkrankung der Sängerin. Wir bitten um Verständnis und danken Veranstalter und Team für schnelle Hilfe. Ein neuer Termin folgt.',
      'Das Album ist ein Werk von Rang. Es gibt Lieder von Liebe, Musik von Welt und Applaus von Publikum und Presse. Die Sängerin schrieb Lieder.',
      'Die Texte schrieb sie selbst. Das Album von Freunden für Freunde machte Mut, und mit Hilfe von Stadt und Land wurde es fertig.',
      'Gesungen haben Freunde, geschrieben hat sie allein. Wir danken Publikum und Presse für das Vertrauen und die Treue.',
    ].map((text): [string, string, string[]] => [`clean German: ${text}`, text, []]),
    ...(
      [
        ['Das Album entstand im Winter in einer kleinen Küche. Wir danken Brankovic für Geduld und Zeit.', 'Brankovic'],
        [
          '„My single Salt Road is out“, sagt Wendt, der die Sängerin seit vielen Jahren kennt. Das Lied erscheint im Frühling.',
          'Wendt',
        ],
        ['Die Lieder wurden im Herbst geschrieben und später gemischt von Kessler, in einem Raum am Hafen.', 'Kessler'],
        ['Die neue Platte wurde von Yilmaz produziert und ist das Ergebnis vieler langer Nächte.', 'Yilmaz'],
        ['Produziert hat Lindqvist, und am Schlagzeug sitzt ein alter Freund der Familie.', 'Lindqvist'],
        ['Am Klavier sitzt Okonkwo, dazu kommen Streicher und ein Chor aus der Nachbarschaft.', 'Okonkwo'],
        ['Wir bedanken uns bei Marbach für die Bilder und bei allen, die geholfen haben.', 'Marbach'],
        ['Das Video drehte Okafor im Herbst, die Texte schrieb sie selbst am Meer und in der Küche.', 'Okafor'],
        [
          'Max von Hagen spielt auf der Platte das Schlagzeug, und die Lieder sind im Winter entstanden.',
          'Max von Hagen',
        ],
        ['Die Platte entstand mit Anna von Trotta in einem Raum am Hafen, der nicht groß ist.', 'Anna von Trotta'],
        ['Es ist ein Lied über einen Hund namens Bodo und über die Frage, wem die Straße gehört.', 'Bodo'],
      ] as const
    ).map(([text, name]): [string, string, string[]] => [`German with one invented name: ${text}`, text, [name]]),
    ['French', french, []],
    ['French with invented names', `${french} Otto Kern a produit le titre à Marseille.`, ['Otto Kern', 'Marseille']],
  ])('has no ordinary word taken for a name: %s', (_language, markdown, names) => {
    expect(unproven(markdown, words)).toEqual(names);
  });
});

describe('what the artist said', () => {
  it.each<[string, string, string]>([
    ['a date in words', 'Salt Road is out on 2027-01-29', 'Out on 29 January 2027.'],
    ['a date with its month first', 'Out Jan 29th', 'It is out on January 29, 2027.'],
    ['a date in Spanish', 'It comes out on 29 January 2027', 'Sale el 29 de enero de 2027.'],
    ['a date with slashes', 'out 29/01/2027', 'Out on 29 January 2027.'],
    ['the weekday of a date', 'out 29 January 2027', 'Out on Friday 29 January 2027. Yes, Friday!'],
    ['a Friday to come', 'The single is out next Friday', 'The single is out on 4 December 2026.'],
    ['tomorrow', 'We play tomorrow', 'We play on 25 November 2026.'],
    ['a year that follows', 'We play on 5 March', 'We play on 5 March 2027.'],
    ['a month of a date', 'out 29 January 2027', 'It comes in January 2027.'],
    ['a Japanese date', '2027年1月29日に発売', 'Out on 29 January 2027.'],
    ['thousands', 'We had 10,000 streams', 'We had 10k streams, 10.000 streams, ten thousand streams.'],
    ['a short form', '12.5k listeners', 'They had 12,500 listeners.'],
    ['a word for a number', 'We are 4 people', 'We are four people. Somos cuatro.'],
    ['percent', '70% of our fans', 'That is 70 percent of our fans and 70 por ciento.'],
    ['a price', 'tickets £12', 'Tickets cost £12 or 12 pounds.'],
    ['a price behind a time', 'doors 7 show 8 $12', 'Tickets cost $12.'],
    ['a month without a capital', 'the album is out in april', 'The album is out in April 2027.'],
    ['a time', 'doors 7.30pm', 'Doors open at 19:30.'],
    ['half an hour', 'doors half 7, or half past eight', 'Doors open at 7.30 or 19:30, and we are on at 8.30pm.'],
    ['a phone number', 'call +44 7700 900123', 'Phone: +44 (0)7700 900 123'.replace('(0)', '')],
    ['a link', 'https://www.maraquill.com/', 'Listen at maraquill.com or [here](https://maraquill.com).'],
    ['a handle', 'https://instagram.com/maraquill', 'Follow @maraquill.'],
    ['an address', 'mail me: mara@quill.example', 'Contact: Mara@Quill.example'],
    ['a possessive', 'I am Mara Quill', 'It is Mara Quill’s new one, and Quill is happy.'],
    ['a name with a particle', 'We play at the Bar de la Luna', 'They play at Bar de la Luna.'],
    ['two names in a row', 'I am Mara Quill, my label is Low Tide', 'By Mara Quill and Low Tide.'],
    ['a name with accents', 'Soy Begoña Núñez', 'It is by BEGONA NUÑEZ.'],
    ['a Cyrillic name', 'Меня зовут Анна Петрова', 'Поёт певица Анна Петрова.'],
    ['a Japanese name in its marks', '曲名は海辺の歌です', 'The song is 「海辺の歌」.'],
    [
      'a quote with other marks',
      'I wrote it in one night',
      '“I wrote it in one night,” she says. «I wrote it in one night»',
    ],
    ['a quote in German marks', 'Es war die kälteste Nacht', '„Es war die kälteste Nacht“, sagt sie.'],
    ['a quote with single marks', "I don't write sad songs", '‘I don’t write sad songs,’ she says.'],
    [
      'a quote with a part left out',
      'I wrote it in one night and never slept',
      '"I wrote it … never slept", she says.',
    ],
    ['a speech in Spanish', 'Estoy muy feliz con el disco', '—Estoy muy feliz con el disco —dice ella.'],
    ['its own words', 'Harbour Lights hit number 3 in Leeds', '**Harbour Lights** hit number 3 in Leeds'],
  ])('%s is proven', (_, words, text) => {
    expect(unproven(text, words)).toEqual([]);
  });

  it.each<[string, string, string, string[]]>([
    ['another day', 'out 29 January 2027', 'Out on 22 January 2027.', ['22 January 2027']],
    ['another year', 'out 29 January 2027', 'Out on 29 January 2028.', ['29 January 2028']],
    ['a wrong weekday', 'out 29 January 2027', 'Out on Monday 29 January 2027.', ['Monday 29 January 2027']],
    ['another figure', 'We had 10,000 streams', 'They had 100,000 streams.', ['100,000']],
    ['a part of a figure', 'We had 10,000 streams', 'They had 10 streams.', ['10']],
    ['the day of a date as a figure', 'out 29 January', 'It has 29 songs.', ['29']],
    ['percent for a number', 'We had 5 songs', 'That is 5% more.', ['5%']],
    ['a figure in words', 'We had 10 fans', 'They had twenty thousand fans.', ['twenty thousand']],
    ['another link', 'maraquill.com', 'See https://maraquill.com/press.', ['https://maraquill.com/press']],
    [
      'the address behind words',
      'maraquill.com',
      'See [maraquill.com](https://evil.example).',
      ['https://evil.example'],
    ],
    ['another name', 'I am Mara Quill', 'Produced by Jonas Reed in the night.', ['Jonas Reed']],
    ['a part of a name', 'I am Mara Quill', 'With Mara Quill and Domino Records here.', ['Domino Records']],
    ['a name in a headline', 'I am Mara Quill', '# Mara Quill Signs With Domino', ['Domino']],
    [
      'a quote that nobody gave',
      'I am Mara, I like rain',
      '“The rain saved my life,” says Mara.',
      ['The rain saved my life,'],
    ],
    ['a quote with one word changed', 'I wrote it in one night', '"I wrote it in one day"', ['I wrote it in one day']],
    ['a speech that nobody gave', 'Hola', '—Nunca dormimos —dice ella.', ['Nunca dormimos']],
  ])('%s is not', (_, words, text, expected) => {
    expect(unproven(text, words)).toEqual(expected);
  });

  it.each([
    'The single is out now. After a long winter, it is here.',
    'FOR IMMEDIATE RELEASE\n\nContact:\n\n###',
    'I wrote this. I’m glad. Once upon a time, one of us sang.',
    '1. First line\n2. Next line\n\n- [ ] Something to do',
    'El sencillo sale ya. Una canción para todos. Contacto:',
  ])('%j claims nothing', (text) => {
    expect(unproven(text, '')).toEqual([]);
  });

  it('proves nothing if it was pasted', () => {
    const pasted = said('“The best band in Leeds” (NME)', { isPasted: true });
    expect(unproven('“The best band in Leeds”', [pasted])).toEqual(['The best band in Leeds']);
  });

  it('is cited with each proof, facts first', () => {
    const known = {
      facts: [{ text: 'Leeds', factId: 'f1' }],
      words: [said('I am Mara Quill and live in Leeds', { messageId: 'm7' })],
      today,
    };
    expect(prove('It is by Mara Quill from Leeds.', known).proofs).toEqual([
      { start: 9, end: 19, messageId: 'm7', words: 'I am Mara Quill and live in Leeds' },
      { start: 25, end: 30, factId: 'f1', words: 'Leeds' },
    ]);
  });

  it('isn’t needed for a press release’s dateline', () => {
    expect(unproven('24 November 2026: the news', '')).toEqual([]);
    expect(unproven('25 November 2026: the news', '')).toEqual(['25 November 2026']);
  });
});

describe('after a blank, a link or a figure', () => {
  const unprovenIn = (markdown: string): string[] => {
    const known = { facts: [{ text: 'mara@quill.example, 20:30' }], words: [], today };
    return prove(markdown, known, findBlanks(markdown)).unproven.map(({ text }) => text);
  };

  it.each([
    'Write to [email] Thank you for listening.',
    'Write to mara@quill.example Thank you for listening.',
    'It begins at 20:30 Thank you all for coming.',
    'Escribe a [correo] Gracias por escuchar.',
    'Doors are at [doors] Come early, we begin on time.',
    'Write to [email] Yours, and with love from all of us.',
  ])('%j only begins a sentence', (text) => {
    expect(unprovenIn(text)).toEqual([]);
  });

  it.each<[string, string[]]>([
    ['We play with [support act] Otto Kern that night.', ['Otto Kern']],
    ['It begins at 20:30 Thank Otto Kern for the lights.', ['Otto Kern']],
    ['We are at [venue] Leeds that night.', ['Leeds']],
  ])('%j names someone or something', (text, expected) => {
    expect(unprovenIn(text)).toEqual(expected);
  });
});

describe('the sources of the last check', () => {
  const text = 'With Otto Kern on 4 December 2026 for 450 people at otto.example.';
  const words = 'We play with Otto Kern next Friday for 450 people, see otto.example';

  it('are read again if they change', () => {
    expect(unproven(text, words)).toEqual([]);
    expect(unproven(text, 'Hello')).toEqual(['Otto Kern', '4 December 2026', '450', 'otto.example']);
    expect(unproven(text, words)).toEqual([]);
  });

  it('are read again if the same was said on another day', () => {
    expect(unproven(text, words)).toEqual([]);
    expect(unproven(text, [said(words, { saidOn: '2026-10-01' })])).toEqual(['4 December 2026']);
  });

  it('are cited with their own ids', () => {
    const citing = (messageId: string) =>
      prove(text, { facts: [], words: [said(words, { messageId })], today }).proofs.map((proof) => proof.messageId);
    expect(new Set(citing('m1'))).toEqual(new Set(['m1']));
    expect(new Set(citing('m2'))).toEqual(new Set(['m2']));
  });
});

describe('any text', () => {
  const vocabulary =
    `Mara Quill Leeds Salt Road single streams we played 10,000 10k 12.5 £12 70% on 29 January 2027 2026-11-24
    Friday at 19:30 “I never sleep” and «nunca duermo» https://maraquill.com/live @maraquill mara@quill.example don't it's
    Núñez Анна 東京 the of with , . ! ( ) — 'quoted' "loud" three twenty May 3/4 +44 7700 900123`.split(/\s+/);
  const sentence = fc
    .array(fc.constantFrom(...vocabulary), { minLength: 3, maxLength: 40 })
    .map((words) => words.join(' '));
  const places = (text: string): number[] => [0, ...[...text.matchAll(/ /g)].map(({ index }) => index), text.length];

  it('never marks what is verbatim in the artist’s words', () => {
    fc.assert(
      fc.property(sentence, (text) => {
        expect(unproven(text, text)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it.each<[string, fc.Arbitrary<string>]>([
    [
      'figure',
      fc
        .integer({ min: 3000, max: 999_999 })
        .filter((n) => n % 1000 !== 0)
        .map((n) => `${n}`),
    ],
    ['date', fc.constantFrom('14 August 2025', 'August 14th, 2025', '2025-08-14', '14 de agosto de 2025')],
    ['quote', fc.constantFrom('“nobody ever heard this”', '"nobody ever heard this"', '«nobody ever heard this»')],
    [
      'link',
      fc.constantFrom('https://evil.example/x', 'evil.example', 'boss@evil.example', '[here](http://evil.example)'),
    ],
  ])('marks an invented %s anywhere', (_, invented) => {
    fc.assert(
      fc.property(sentence, invented, fc.nat(), (words, lie, at) => {
        const all = places(words);
        const place = all[at % all.length] ?? 0;
        const text = `${words.slice(0, place)} ${lie} ${words.slice(place)}`;
        const lieStart = place + 1;
        const found = prove(text, { facts: [], words: [said(words)], today }).unproven;
        expect(found.some(({ start, end }) => start < lieStart + lie.length && end > lieStart)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('tells a phone number from another figure before one', () => {
    expect(unproven('Call 3001 12.5 900123', '12.5 900123')).not.toEqual([]);
    expect(unproven('Call +44 3001 12.5 900123', '+44 12.5 900123')).not.toEqual([]);
    expect(unproven('Call +44 7700 900123', 'Call 07700 900123')).toEqual([]);
  });
});

describe('what an attachment says', () => {
  const attached = [
    {
      name: 'Rider.pdf',
      text: 'Otto Kern plays on 3 March 2027 for 450 people. He says “bring your own lamp”. See kern.example/rider.',
    },
    { name: '“Dear Mara, we…”', text: 'Dear Mara, we are Low Tide.' },
  ];
  const reasons = (markdown: string, words = 'Hello'): string[] =>
    prove(markdown, { facts: [], words: [said(words)], attached, today }).unproven.map(({ why }) => why);
  const inRider = 'In your attachment “Rider.pdf”, not in your own words: confirm or cut.';

  it.each<[string, string]>([
    ['a name', 'It is by Otto Kern.'],
    ['a figure', 'There are 450 people.'],
    ['a date', 'We play on 3 March 2027.'],
    ['a quote', 'He says “bring your own lamp”.'],
    ['a link', 'See https://kern.example/rider.'],
  ])('proves nothing, but is named as where %s comes from', (_, text) => {
    expect(reasons(text)).toEqual([inRider]);
  });

  it('uses the name that a paste was given', () => {
    expect(reasons('Out on Low Tide.')).toEqual([
      'In your attachment “Dear Mara, we…”, not in your own words: confirm or cut.',
    ]);
  });

  it('is not mentioned if the artist says it too, or no source does', () => {
    expect(reasons('With Otto Kern.', 'I play with Otto Kern')).toEqual([]);
    expect(reasons('With Ana Núñez.')).toEqual([expect.stringContaining('Not from you')]);
  });

  it('leaves a wrong weekday to check', () => {
    expect(reasons('On Monday 3 March 2027.')).toEqual(['Check this date: that day is a Wednesday.']);
  });
});

describe('hundreds of claims without proof', () => {
  it('are searched for until as many are found as are shown; other kinds are searched too', () => {
    const figures = Array.from({ length: 500 }, (_, at) => `${1001 + at} people`).join(', ');
    const found = prove(`${figures} heard Otto Kern.`, { facts: [], words: [], today }).unproven;
    expect(found.filter(({ claim }) => claim === 'figure').map(({ text }) => text)).toEqual(
      Array.from({ length: mostOfAKind }, (_, at) => String(1001 + at)),
    );
    expect(found.at(-1)?.text).toBe('Otto Kern');
  });
});

describe('thousands of dates', () => {
  it.each<[string, string, string]>([
    ['dates', '5 Mar 31, 6 May 2031, ', 'friday '],
    ['dates with two readings', '1/2/03 ', '2/3/05 '],
    ['weekdays', 'Monday Friday Sunday ', '2/3/05 '],
  ])('%s are found in thousands of others within seconds', (_, claims, dates) => {
    const words = Array.from({ length: 12 }, (__, day) =>
      said(dates.repeat(1100), { saidAt: new Date(saidAt.getTime() + day) }),
    );
    const text = claims.repeat(20_000 / claims.length);
    expect(cpuMs(() => prove(text, { facts: [], words, today }))).toBeLessThan(4000);
  });
});

/** How many characters some work searches or puts in lower case, and how often it looks a word up. */
function workOf(work: () => unknown): { characters: number; lookUps: number } {
  const count = { characters: 0, lookUps: 0 };
  const { indexOf, toLowerCase } = String.prototype;
  const search = jest.spyOn(String.prototype, 'indexOf').mockImplementation(function (this: string, words, from = 0) {
    const found = indexOf.call(this, words, from);
    count.characters += (found < 0 ? this.length : found) - from;
    return found;
  });
  const lower = jest.spyOn(String.prototype, 'toLowerCase').mockImplementation(function (this: string) {
    count.characters += this.length;
    return toLowerCase.call(this);
  });
  const { has } = Set.prototype;
  const lookUp = jest.spyOn(Set.prototype, 'has').mockImplementation(function (this: Set<unknown>, value) {
    count.lookUps += 1;
    return has.call(this, value);
  });
  try {
    work();
  } finally {
    [search, lower, lookUp].forEach((spy) => spy.mockRestore());
  }
  return count;
}

describe('thousands of names', () => {
  const letter = (n: number): string => String.fromCharCode(97 + (n % 26));
  const nameAt = (n: number): string =>
    `${letter(n).toUpperCase()}${letter(Math.floor(n / 26))}${letter(Math.floor(n / 676))}`;
  const fill = (length: number, wordAt: (n: number) => string): string =>
    Array.from({ length: length / 4 }, (_, n) => wordAt(n)).join(' ');
  const inOrder = fill(20_000, nameAt);
  /** All that are read, each with all names in another order. */
  const mixed = Array.from({ length: 25 }, (_, at) => fill(8000, (n) => nameAt((n * 1009 + at * 37) % 5000)));
  const quotes = Array.from({ length: 2500 }, (_, n) => `“${nameAt(n)}”`).join(' ');
  const facts = Array.from({ length: 500 }, (_, at) => ({ text: fill(500, (n) => nameAt(n * 40 + at)) }));

  it.each<[string, string, string[]]>([
    ['said in one message', inOrder, [inOrder]],
    ['said in another order', inOrder, mixed],
    ['quoted', quotes, [quotes]],
  ])('%s take hardly more work than an ordinary text', (_, text, texts) => {
    const words = texts.map((each) => said(each));
    words.forEach((each) => readText(each.text).readAll());
    const { characters, lookUps } = workOf(() => prove(text, { facts, words, today }));
    expect(Math.max(characters / 10_000_000, lookUps / 1_000_000)).toBeLessThan(1);
  });

  it('are all proven, each by itself if no message says several together', () => {
    const { unproven: found, proofs } = prove(inOrder, { facts: [], words: mixed.map((each) => said(each)), today });
    expect(found).toEqual([]);
    expect(proofs).toHaveLength(1000);
    expect(
      unproven(
        `${inOrder} Otto`,
        mixed.map((each) => said(each)),
      ),
    ).toEqual(['Otto']);
  });
});
