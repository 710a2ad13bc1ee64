import { writeDocument } from '../../writing/document.js';
import { knownOf } from '../../writing/per-night.js';
import { withEdits } from './wording-asked.js';
import { situationOf } from '../situation.fixture.js';
import { isForAll, quoteEdits, quotesToAdd, speakerAsked } from './quotes-asked.js';

const tour = 'Our tour: Leeds, Brudenell on 4 March, Hull, Adelphi on 6 March and York, Crescent on 9 March';
const words = 'four songs that move like a landslide';
const reply = 'I wrote it: [York](/documents/00000001-0000-4000-8000-000000000000).';
const after = (text: string) => situationOf([tour, text], { reply });

describe('a quote that is wanted in the texts', () => {
  it.each([
    [
      `one magazine wrote about us "${words}" (Grabgesang Zine, issue 22). Put it in all of them`,
      'Grabgesang Zine, issue 22',
    ],
    [`Grabgesang Zine wrote "${words}". can you add that to each announcement please`, 'Grabgesang Zine'],
    [`hey! we got a quote: "${words}" - Grabgesang Zine. stick it in all the texts`, 'Grabgesang Zine'],
    [`"${words}" says Grabgesang Zine. use it in every announcement`, 'Grabgesang Zine'],
    [`Add this to all four: "${words}" — Grabgesang Zine`, 'Grabgesang Zine'],
    [`la Revista Niebla escribió «${words}». ponlo en todos los anuncios`, 'Revista Niebla'],
    [`it was Grabgesang Zine: "${words}". add it to all of them`, 'Grabgesang Zine'],
    [`Our quote is "${words}". Put it in all of them`, 'Mara Quill'],
  ])('goes into all of them with its source: %s', (text, source) => {
    expect(quotesToAdd(after(text))).toMatchObject([{ words, by: source }]);
    expect(isForAll(after(text))).toBe(true);
  });

  it('stands before the links of an announcement, once', () => {
    const situation = after(`Grabgesang Zine wrote "${words}". Put it in all of them`);
    const [night] = situation.before().shows;
    if (!night) throw new Error('no night');
    const { markdown } = writeDocument(
      'gig_announcement',
      knownOf(night, situation.before()),
      situation.conversation.today,
    );
    const now = withEdits(markdown, quoteEdits(markdown, situation));
    expect(now).toContain(`\n\n“${words}” — Grabgesang Zine\n\n**Tickets:** [link]`);
    expect(quoteEdits(now, situation)).toEqual([]);
  });

  it('is asked for its source if it has none', () => {
    expect(speakerAsked(after(`a fan said "${words}" put it in all of them`))).toContain('Whose words are these?');
    expect(speakerAsked(after(`Grabgesang Zine wrote "${words}". Put it in`))).toBe('');
  });

  it.each([`From Salt Road: "${words}". Put it in`, `Grabgesang Zine wrote "${words}"`, 'put the date in all of them'])(
    'is none in %j',
    (text) => expect(quotesToAdd(after(text))).toEqual([]),
  );
});
