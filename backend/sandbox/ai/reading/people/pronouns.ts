import { managedIn } from './introduction.js';
import { type Pronoun, spokenOf } from './on-behalf.js';

const given = /(?<!\p{L})(?<pronoun>she|he|they) ?\/ ?(?:her|him|his|them|hers|they|he|she)(?!\p{L})/iu;
const woman =
  /(?<!\p{L})(?:I['’]?m|I am|as) (?:just )?an? (?:(?!(?:fan|man|men)(?!\p{L}))[\p{L}\d-]+ ){0,3}?(?:woman|girl|mum|mom|mother|grandmother|grandma|nan|lady|female|wife|widow)(?!['’\p{L}])/iu;
const man =
  /(?<!\p{L})(?:I['’]?m|I am|as) (?:just )?an? (?:(?!(?:fan|woman|women)(?!\p{L}))[\p{L}\d-]+ ){0,3}?(?:man|guy|bloke|lad|dad|father|grandfather|grandad|male|husband|widower)(?!['’\p{L}])/iu;
const ofShe = /(?<!\p{L})(?:she|her|herself)(?!\p{L})/iu;
const ofHe = /(?<!\p{L})(?:he|him|his|himself)(?!\p{L})/iu;

/**
 * What texts call the artist after their name: "she" after "my daughter Pippa" or "(she/her)", "they" if the messages don't show it.
 * @param texts the messages as they were typed
 */
export function pronounOf(texts: readonly string[], name: string): Pronoun {
  const all = texts.join('\n');
  const said = given.exec(all)?.groups?.['pronoun']?.toLowerCase();
  if (said === 'she' || said === 'he' || said === 'they') return said;
  if (woman.test(all) !== man.test(all)) return woman.test(all) ? 'she' : 'he';
  const isManaged = managedIn(texts) !== '';
  for (const [at, text] of texts.entries()) {
    const spoken = name === '' ? null : spokenOf(text, name);
    if (spoken === 'she' || spoken === 'he') return spoken;
    if (spoken === null && !isManaged) continue;
    const rest = texts.slice(at).join('\n');
    if (ofShe.test(rest) !== ofHe.test(rest)) return ofShe.test(rest) ? 'she' : 'he';
  }
  return 'they';
}

/** "Their kids", "they were": what messages say of others, which isn't the artist's. */
export function theirsIn(texts: readonly string[]): string[] {
  return texts
    .flatMap((text) => [
      ...text.matchAll(/(?<!\p{L})(?:they|their|them|theirs|themselves)(?: \p{L}[\p{L}’'-]*)?(?!\p{L})/giu),
    ])
    .map(([found]) => found.toLowerCase());
}
