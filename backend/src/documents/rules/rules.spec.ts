import type { DocumentKind } from '../../../../contract/documents/document-kinds.js';
import { documentKinds } from '../../../../contract/documents/document-kinds.js';
import { kindGuides } from '../../../../contract/documents/kind-guides.js';
import { checkDocument } from '../check-document.js';
import { prove } from '../proof/prove.js';
import { findBlanks } from './blanks.js';
import { findHype } from './hype.js';
import { findBrokenRules } from './rules.js';

const broken = (kind: DocumentKind, markdown: string): string[] => {
  const found = findBrokenRules(kind, markdown);
  for (const { start, end, text } of found) expect(markdown.slice(start, end)).toBe(text);
  return found.map(({ why }) => why);
};

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');

const release = `FOR IMMEDIATE RELEASE

# Mara Quill returns with Salt Road

**LEEDS, 24 November 2026** — The singer Mara Quill releases Salt Road on 29 January 2027.

“I wrote it in one night by the sea,” she says.

## About Mara Quill

Mara Quill is a singer from Leeds.

Contact: mara@quill.example

###`;

const gig = `# Mara Quill at the Brudenell

Friday 29 January 2027, Brudenell Social Club, 33 Queens Road, Leeds. Doors 7.30pm, £12, ages 14+.
Tickets: https://brudenell.example`;

describe('document rules', () => {
  it('accept a press release with its parts in order', () => {
    expect(broken('press_release', release)).toEqual([]);
  });

  it.each([
    ['German', 'ZUR SOFORTIGEN VERÖFFENTLICHUNG', 'Über', 'Pressekontakt'],
    ['French', 'POUR DIFFUSION IMMÉDIATE', 'À propos de', 'Contact presse'],
    ['Italian', 'PER LA DIFFUSIONE IMMEDIATA', 'Informazioni su', 'Contatti'],
    ['Portuguese', 'PARA DIVULGAÇÃO IMEDIATA', 'Sobre', 'Contato'],
  ])('know the parts of a press release in %s', (_, line, about, contact) => {
    const text = release.replace('FOR IMMEDIATE RELEASE', line).replace('About', about).replace('Contact', contact);
    expect(broken('press_release', text)).toEqual([]);
    const words = [{ text: release, isPasted: false, saidOn: '2026-11-24' }];
    expect(prove(text, { facts: [], words, today: '2026-11-24' }).unproven).toEqual([]);
  });

  it('count two characters of a script without spaces as a word', () => {
    expect(broken('bio_50', '音'.repeat(100))).toEqual([]);
    expect(broken('bio_50', '音'.repeat(102))).toEqual([expect.stringMatching(/51 words/)]);
  });

  it.each<[string, string, RegExp]>([
    ['release line', release.replace('FOR IMMEDIATE RELEASE', ''), /FOR IMMEDIATE RELEASE/],
    ['headline', release.replace('# Mara Quill returns with Salt Road', ''), /headline/],
    ['dateline', release.replace('**LEEDS, 24 November 2026** — ', ''), /dateline/],
    ['quote', release.replace(/“.*”/, 'It is new,'), /quote/],
    ['boilerplate', release.replace('## About Mara Quill', ''), /About/],
    ['contact', release.replace(/Contact:.*/, ''), /contact/],
    ['end', release.replace('###', ''), /###/],
    [
      'order',
      release.replace('FOR IMMEDIATE RELEASE', '').replace('###', 'FOR IMMEDIATE RELEASE\n\n###'),
      /Out of order/,
    ],
    ['third person', `${release}\nWe love it.`, /third person/],
    ['length', `${release}\n${words(700)}`, /at most 700/],
  ])('report what is wrong with a press release’s %s', (_, text, why) => {
    expect(broken('press_release', text)).toEqual([expect.stringMatching(why)]);
  });

  it.each<[DocumentKind, string, (RegExp | string)[]]>([
    ['gig_announcement', gig, []],
    ['gig_announcement', gig.replace('7.30pm', '').replace('£12', ''), [/the time/, /price/]],
    ['gig_announcement', gig.replace('ages 14+', ''), [/age limit/]],
    ['tour_announcement', '5 March 2027: Leeds, Brudenell\n6 March 2027: York, Crescent\nTickets: x.example', []],
    ['tour_announcement', '5 March 2027: Leeds, Brudenell\nTickets: x.example', [/at least two towns/]],
    ['blog_pitch', 'Subject: Mara Quill, Salt Road\n\nHi Ann, hear it at https://x.example/a', []],
    ['blog_pitch', `Subject: ${'x'.repeat(36)}\n\nHear it at https://x.example/a`, [/36 characters/]],
    ['blog_pitch', `Subject: Short\n\n${words(90)} https://x.example`, [/91 words/]],
    ['blog_pitch', 'Hear it. The song is attached.', [/Subject/, /link to listen/, /instead of an attachment/]],
    ['radio_pitch', `Subject: Short\n\n${words(120)} [here](https://x.example)`, [/121 words/]],
    ['spotify_pitch', 'é'.repeat(500), []],
    ['spotify_pitch', `**${'é'.repeat(501)}**`, [/501 characters/]],
    ['spotify_pitch', 'It is out now, see x.example', [/takes no links/, /unreleased/]],
    ['follow_up', 'Hi Ann, did you get my press release?', [/Never ask/]],
    ['bio_line', 'Mara Quill is a singer from Leeds.', []],
    ['bio_line', 'Mara Quill is a singer. She is from Leeds.', [/one sentence/]],
    ['bio_50', words(50), []],
    ['bio_50', words(51), [/51 words/]],
    ['bio_100', `I am a singer. ${words(50)}`, [/third person/]],
    ['bio_250', words(251), [/251 words/]],
    ['crisis_statement', 'Everyone on the crew is safe. We will say more tomorrow.', []],
    [
      'crisis_statement',
      'The van burnt. It was probably the engine. No comment.',
      [/Begin with the people/, /guessing/, /No comment/],
    ],
    ['captions', `${'x'.repeat(2200)}\n\nshort`, []],
    ['captions', `${'x'.repeat(2201)}\n\n${'#tag '.repeat(31)}`, [/2201 characters/, /31 hashtags/]],
    ['interview_notes', 'Why the sea?\nI grew up there.\n\nWhat is next?\nA tour.', []],
    ['interview_notes', 'Why the sea?\n\nWhat is next?\nA tour.', [/what you want to say/]],
    ['other', words(900), []],
  ])('report for %s: %j', (kind, text, expected) => {
    expect(broken(kind, text)).toEqual(expected.map((each) => expect.stringMatching(each) as unknown));
  });

  it.each(documentKinds)('accept an empty text for %s and have a guide with sources', (kind) => {
    expect(broken(kind, ' \n')).toEqual([]);
    expect(kindGuides[kind].source).not.toBe('');
  });
});

describe('dates that can be read in two ways', () => {
  it.each<[string, string[]]>([
    ['Out on 3/4/2027.', ['3/4/2027']],
    ['We play on 3/4 and on Friday 5/6.', ['3/4', '5/6']],
    ['Sale el 3/4.', ['3/4']],
    ['Out on 29/1/2027, 4/4/2027 and 2027-03-04, or am 3.4.2027.', []],
    ['It is in 3/4 time, and 3/4 of it was recorded by 2/3 of us. 4/5 stars.', []],
  ])('%s', (markdown, dates) => {
    const found = findBrokenRules('other', markdown);
    expect(found.map(({ text }) => text)).toEqual(dates);
    for (const { why } of found) expect(why).toMatch(/^Is this \d \w+ or \d \w+\? Write the month as a word\.$/);
  });
});

describe('dates that are wrong', () => {
  it.each<[string, string[]]>([
    ['Out on 31 February 2027.', ['31 February 2027: There is no 31 February 2027.']],
    ['Out on 2027-02-30.', ['2027-02-30: There is no 2027-02-30.']],
    ['Out on 31/11/2027.', ['31/11/2027: There is no 31/11/2027.']],
    [
      'Out on 30 February, or February 29, 2027.',
      ['30 February: There is no 30 February.', 'February 29, 2027: There is no February 29, 2027.'],
    ],
    ['Sale el 31 de junio de 2027.', ['31 de junio de 2027: There is no 31 de junio de 2027.']],
    ['2027年2月30日', ['2027年2月30日: There is no 2027年2月30日.']],
    ['Monday 22 January 2027', ['Monday 22 January 2027: 22 January 2027 is a Friday, not a Monday.']],
    ['Friday 22 January 2027, 29 February 2028, 31 May, 3/4 time, 45/60/2027, 99 May songs, v. 10.20.2027', []],
  ])('%s', (markdown, expected) => {
    expect(findBrokenRules('other', markdown).map(({ text, why }) => `${text}: ${why}`)).toEqual(expected);
  });

  it('are marked once, even if the artist wrote them', () => {
    const marks = (markdown: string, text: string): string[] => {
      const known = { facts: [], words: [{ text, isPasted: false, saidOn: '2026-11-24' }], today: '2026-11-24' };
      return checkDocument('other', markdown, known).findings.map(({ kind, why }) => `${kind}: ${why}`);
    };
    const [impossible, monday] = ['It is out on 31 February 2027.', 'It is out on Monday 22 January 2027.'];
    expect(marks(impossible, impossible)).toEqual(['rule: There is no 31 February 2027.']);
    expect(marks(impossible, 'Hello')).toEqual(['unproven: There is no 31 February 2027.']);
    expect(marks(monday, monday)).toEqual(['rule: 22 January 2027 is a Friday, not a Monday.']);
    expect(marks(monday, 'Hello')).toEqual(['unproven: Check this date: that day is a Friday.']);
  });
});

describe('blanks', () => {
  it.each<[string, string[]]>([
    ['Out on [date] in [City, venue].', ['[date]', '[City, venue]']],
    ['As editors write it: \\[date\\]', ['\\[date\\]']],
    ['Doors ____, price {{price}}, age TBC.', ['____', '{{price}}', 'TBC']],
    ['At \\_\\_\\_\\_, by __bold__ and _it_, in snake___case', ['\\_\\_\\_\\_']],
    ['Above\n\n___\n\nBelow', []],
    ['[a link](https://x.example) and [ ] and [x] and “so […] on” and [1]: x', []],
  ])('in %j are %j', (text, expected) => {
    expect(findBlanks(text).map((blank) => blank.text)).toEqual(expected);
  });
});

describe('hype', () => {
  it.each<[string, string[]]>([
    ['A **stunning** and groundbreaking EP', ['stunning', 'groundbreaking']],
    ['It is a testament to her sonic journey', ['a testament to', 'sonic journey']],
    ['Un disco increíble con paisajes sonoros', ['increíble', 'paisajes sonoros']],
    ['It is not just a record, it’s a world', ['is not just a record, it’s ']],
    [
      'A must-see that left fans speechless, un concierto imperdible',
      ['must-see', 'left fans speechless', 'imperdible'],
    ],
    ['“An amazing record,” says NME', []],
    ['> An amazing record of our time\n>\n> — NME', []],
    ['A song about rain', []],
    ['“Stunning.” — Mojo', []],
    ['“Stunning” – *The Quietus*', []],
    ['> “Stunning.”\n>\n> — Mojo', []],
    ['**Mojo:** “Stunning!”', []],
    ['“Stunning,” says Ada Fry of Mojo.', []],
    ['“Stunning,” she says.', []],
    ['Mojo wrote: "Stunning."', []],
    ['Mojo called it “stunning” and gave it five stars.', []],
    ['Mojo calls the record “stunning”.', []],
    ['“Stunning” (Mojo)', []],
    ['Mondo Sonoro lo calificó de «imprescindible».', []],
    ['«Increíble», dice Ada Fry.', []],
    ['A “stunning” record', ['stunning']],
    ['Her “iconic” voice.', ['iconic']],
    ['“Stunning” is the word.', ['Stunning']],
    ['She writes “stunning” songs.', ['stunning']],
    ['“Stunning.”\n\nMojo is a magazine.', ['Stunning']],
    ['Mojo wrote about it. A “stunning” record', ['stunning']],
  ])('in %j is %j', (text, expected) => {
    expect(findHype(text).map((found) => found.text)).toEqual(expected);
  });
});
