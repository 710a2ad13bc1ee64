import { escaped } from '../concerts/escaped.js';
import type { Respelling } from './respelling.js';

const noName =
  '(?!(?:Sadly|Unfortunately|Bad|So|And|But|Oh|Ugh|Argh|Shoot|Damn|Sorry|Update|Also|Support|It|Its|They|We|I|He|She|Now|No|Not)(?!\\p{L}))';
const name = `${noName}(?:[Tt]he )?${noName}\\p{Lu}[\\p{L}\\d'’-]*(?: (?:(?:of|the|and|&) )?\\p{Lu}[\\p{L}\\d'’-]*){0,3}`;
/** The same, typed without capitals, up to what is said after it. */
const typedName =
  "(?!(?:we|i|it|its|they|he|she|the|a|an|so|and|but|no|not|on|at|in|now|just|only|still|(?:one|two|three|some|another|other|someone|nobody|this|that|them|their|our|my) ?)(?!\\p{L}))[\\p{L}\\d][\\p{L}\\d'’&-]*(?: [\\p{L}\\d'’&-]+){0,3}?(?=\\s*$|[.,;!\\n]| (?:instead|now|is|are|will|stepping|filling|replac\\p{L}+|in place|for us|on support|please|pls)(?!\\p{L}))";
const isOut =
  "(?:(?:have|has|are|is|had to|['’]ve|just|now|sadly|all) )*(?:pull(?:ed)? out|dropp?ed out|drop out|cancel(?:led|ed)?|bailed|out|off the bill|(?:can['’]?t|cannot|couldn['’]?t|can no longer|won['’]?t) (?:do|make|play)(?: it)?)(?: (?:now|sadly|on us|last minute|of (?:it|the (?:show|gig|bill))|any ?more))*";
const joint = '(?:[ ,.;!:–—-]+(?:so|and|but|please|can you|now|ok|luckily|instead)(?!\\p{L}))*[ ,.;!:–—-]+';

/** How a message says that one act plays instead of another: "Wyrmhusk dropped out, its Tarn Eater instead". */
const patternsFor = (from: string, to: string, flags: string): RegExp[] =>
  [
    `(?<!\\p{L})(?<from>${from}) ${isOut}${joint}(?:replaced?(?: (?:them|her|him|it))? (?:with|by)|swap(?: (?:them|her|him))? (?:for|with|out for)|[Pp]ut(?: in)?|[Aa]dd|[Ii]t['’]?s(?: now)?|[Ii]t(?: is|['’]ll be| will be)(?: now)?|(?:[Ww]e|[Ii])(?:['’]?ve)?(?: have| now)? (?:got|have)|[Nn]ow it['’]?s) (?<to>${to})`,
    `(?<!\\p{L})(?<from>${from}) ${isOut}${joint}(?<to>${to}) (?:(?:is|are|will be|['’]re|['’]s|has|have|now) )*(?:(?:step|fill|jump)(?:s|p?ed|p?ing)? in|replac(?:es?|ing)|tak(?:es?|ing) (?:their|her|his|the) (?:place|slot|spot)|in(?=\\s*$|[.,;!])|instead|on instead|play(?:s|ing)? instead)`,
    `(?<!\\p{L})(?<to>${to}) (?:(?:is|are|will be|['’]re|['’]s|now) )*(?:replac(?:es?|ing)|(?:step|fill|jump|stand)(?:s|p?ing)? in for|instead of|in place of|tak(?:es?|ing) the (?:place|slot|spot) of) (?<from>${from})(?!\\p{L})`,
    `(?<!\\p{L})[Ss]wap(?:ped|ping)? (?:out )?(?<from>${from}) (?:for|with|out for) (?<to>${to})`,
  ].map((pattern) => new RegExp(pattern, flags));

const named = patternsFor(name, name, 'u');

/**
 * The act of a concert that drops out, and the one in its place; null if a text names none.
 * @param support the acts on the bill, which may be typed without capitals
 */
export function actReplaced(text: string, support = ''): Respelling | null {
  const acts = support.split(/,? (?:and|&|y|plus) |, /u).filter(Boolean);
  const found = [
    ...named.map((one) => one.exec(text)?.groups),
    ...acts.flatMap((act) => patternsFor(escaped(act), typedName, 'iu').map((one) => one.exec(text)?.groups)),
  ].find((groups) => groups !== undefined && (acts.length === 0 || support.toLowerCase().includes(fromOf(groups))));
  if (!found) return null;
  const from = fromOf(found);
  const act = acts.find((one) => one.toLowerCase() === from) ?? found['from'] ?? '';
  return { from: act, to: found['to'] ?? '' };
}

function fromOf(groups: Record<string, string>): string {
  return (groups['from'] ?? '').toLowerCase();
}
