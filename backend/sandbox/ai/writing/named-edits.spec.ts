import { planCall } from '../acting/plan-call.js';
import { situationOf } from '../acting/situation.fixture.js';
import { askedDocuments } from './asked/asked-document.js';
import { namedEdit } from './named-edits.js';

const selected = (passage: string, instruction: string, kind = 'gig announcement'): string =>
  `Change this passage of my ${kind}:\n\n> ${passage}\n> \n> — “Gig announcement: Oslo”\n\n${instruction}`;

describe('a selected passage', () => {
  it('is found in a text with characters escaped by the editor', () => {
    const message = selected('Doors at 8 \u2013 [price, or free entry]', 'Replace it with “Doors at 9”');
    expect(namedEdit(message)?.in('# Oslo\n\nDoors at 8 \u2013 \\[price, or free entry\\]')).toEqual({
      find: 'Doors at 8 \u2013 \\[price, or free entry\\]',
      replace: 'Doors at 9',
    });
  });

  it.each(['press release', 'bio, 50 words', 'document'])('is changed whatever the document is called: %s', (kind) => {
    const message = selected('A song about the sea', 'Replace it with \u201cA sea song\u201d', kind);
    expect(namedEdit(message)?.in('A song about the sea.')).toEqual({
      find: 'A song about the sea',
      replace: 'A sea song',
    });
    expect(askedDocuments(message)).toEqual([]);
  });

  it('is the document\u2019s words, which change no plan and are not facts', () => {
    const message = selected('We play Oslo on 2 May and Bergen on 4 May. Our drummer was arrested.', 'Make it shorter');
    const tools = [{ name: 'plan_release', description: '', parameters: {} }];
    const situation = situationOf([message], { tools });
    expect(planCall(situation)).toBeNull();
    expect(situation.known).toMatchObject({ shows: [], crisis: null });
  });
});

describe('a paragraph', () => {
  const long = (word: string) => `${word} paragraph, long enough to be one of those that are counted as text.`;
  const text = ['# Salt Road', long('One'), long('Two'), long('Three')].join('\n\n');

  it.each([
    ['the second paragraph is boring, cut it', long('Two')],
    ['please take out the third paragraph', long('Three')],
  ])('is found by its number: %s', (message, find) => {
    const { find: cut = '', replace } = namedEdit(message)?.in(text) ?? {};
    expect([cut.trim(), replace]).toEqual([find, '']);
    expect(text.replace(cut, '')).not.toContain('\n\n\n');
  });

  it.each(['put the quote first', 'move my quote to the top please', 'can you start with the quote'])(
    'is moved to the top: %s',
    (message) => {
      const quoted = `# “A Long Title Of A Song”\n\n${long('One')}\n\n${long('Two')}\n\n“I wrote it at night.” — Mara Quill\n\nEnd.`;
      const { find = '', replace = '' } = namedEdit(message)?.in(quoted) ?? {};
      expect(quoted.replace(find, replace)).toBe(
        `# “A Long Title Of A Song”\n\n“I wrote it at night.” — Mara Quill\n\n${long('One')}\n\n${long('Two')}\n\nEnd.`,
      );
      expect(namedEdit(message)?.in(text)).toBeNull();
    },
  );

  it('with a quote is not the headline', () => {
    expect(namedEdit('cut the quote')?.in('# “A Long Title Of A Song”\n\nText.')).toBeNull();
  });
});

describe('words without quotation marks', () => {
  it.each([
    ['change narrowboat to houseboat', 'It was recorded on a houseboat in Leeds. Leeds it is.'],
    ['pls swap narrowboat for old barge thanks', 'It was recorded on a old barge in Leeds. Leeds it is.'],
    ['change leeds to york', 'It was recorded on a narrowboat in York. York it is.'],
    ['change barge to boat', null],
    ['change the date to 5 march', undefined],
    ['change venue to the Brudenell', undefined],
  ])('%s', (message, changed) => {
    const text = 'It was recorded on a narrowboat in Leeds. Leeds it is.';
    const named = namedEdit(message);
    const edit = named?.in(text);
    expect(edit ? text.replace(edit.find, edit.replace) : named ? edit : undefined).toBe(changed);
  });
});

describe('a sentence or line', () => {
  const release = `# Mara Quill to release “Salt Road”

**LEEDS** – Mara Quill will release “Salt Road”. It is about their nan’s allotment. It was recorded live in one day.

**Price:** £8
**Age:** 18+`;

  it.each([
    ['take out the bit about Mara Quill', undefined],
    ['drop the price', '**Price:** £8\n'],
    ['take out the age limit line pls', '**Age:** 18+'],
    ['cut the bit about the drummer', undefined],
    ['drop the price to £5', undefined],
  ])('%s', (message, find) => {
    expect(namedEdit(message)?.in(release)?.find.trim()).toBe(find?.trim());
  });
});

describe('words to be replaced, without quotation marks', () => {
  const gig =
    '# Kestrel live at The Tannery, Hull\n\nHULL, Monday – Kestrel plays The Tannery.\n\nA lock-keeper wrote it.';

  it.each([
    ['change The Tannery to The Old Tannery', 'The Old Tannery, Hull', 'plays The Old Tannery.'],
    ['please change the tannery to Tann Hall', 'live at Tann Hall, Hull', 'plays Tann Hall.'],
    ['swap hull for Hull, UK', 'The Tannery, Hull, UK', 'HULL, UK, Monday'],
    ['can you change Hull to York in the announcement if its there', 'The Tannery, York', 'YORK, Monday'],
    ['replace the lock-keeper with a ferryman', 'A ferryman wrote it', 'plays The Tannery'],
    ['change "Tannery" to "Tannery Loft"', 'The Tannery Loft, Hull', 'plays The Tannery Loft.'],
  ])('%s: everywhere', (message, ...expected) => {
    const edits = namedEdit(message)?.everywhere?.(gig) ?? [];
    const changed = edits.reduce((rest, { find, replace }) => rest.replace(find, () => replace), gig);
    for (const words of expected) expect(changed).toContain(words);
  });

  it.each([
    'change the date to 19 March',
    'change the title to Salt',
    'replace it with a poem',
    'change our doors to 8pm',
  ])('is about a fact, not words: %s', (message) => {
    expect(namedEdit(message)).toBeNull();
  });
});
