import { upperFirst } from '../../first-letters.js';
import type { Language } from '../language.js';

const name = "\\p{Lu}(?:[\\p{L}-]|['’](?!s(?!\\p{L})))*\\p{Ll}(?: \\p{Lu}[\\p{L}-]+)?";
const english = '(?:[Tt]he|[Oo]ur|[Mm]y|[Aa])';
const spanish = '(?:[Ee]l|[Ll]a|[Nn]uestr[oa]|[Mm]i|[Uu]na?)';
/** How a message says who someone is: "the girl’s called Tess", "our singer Marta", "Tess, the girl". */
const introductions = [
  new RegExp(
    `(?<role>${english} (?:\\p{Ll}+ ){0,2}?\\p{Ll}+)(?:['’]s| is| was)(?: called| named|['’]s name is)? (?<name>${name})`,
    'gu',
  ),
  new RegExp(`(?<role>${english} (?:\\p{Ll}+ ){0,2}?\\p{Ll}+),? (?<name>${name})`, 'gu'),
  new RegExp(`(?:[Hh]is|[Hh]er|[Tt]heir) name(?:['’]s| is) (?<name>${name})`, 'gu'),
  new RegExp(`(?<name>${name}), (?<role>(?:our|my|the) (?:\\p{Ll}+ )?\\p{Ll}+)`, 'gu'),
  new RegExp(`(?<role>${spanish} (?:\\p{Ll}+ )?\\p{Ll}+),? (?:se llama )?(?<name>${name})`, 'gu'),
  new RegExp(`(?:[Ll]a |[Ee]l )?(?<name>${name}),? \\(?(?<role>(?:el|la|nuestr[oa]|mi) \\p{Ll}+)`, 'gu'),
];
/** "The show in Leeds" is no one called Leeds. */
const ofPerson =
  /(?:er|or|ist|ian|man|woman|fan|guy|girl|boy|kid|friend|guard|tech|mate|lad|lady|punter|técnic[oa]|chofer|conductora?|mánager|ista|ante|er[oa]|ora|chic[oa]|niñ[oa]|amig[oa]|guardia|señora?|mujer|hombre|joven)$/u;

const keptPrivate = new RegExp(
  "(?:don['’]?t|do not|doesn['’]?t|does not|not|never|without|no|leave|keep|avoid) (?:(?:want|wish|wanna|like|have)(?:ing)? )?(?:to |that (?:we|you) |us to |you to )?(?:be )?(?:(?:us|nam|say|mention|print|publish|includ|giv|put)(?:e|ing|es)?|using|putting|out) (?:" +
    `(?<whom>him|her|them|anyone|anybody)(?=[ ]*(?:[,.!?;]|$|and |but |in ))|(?<whose>her|his|their|any|the) (?:\\p{Ll}+ )?names?(?! of)|(?<own>${name})(?:['’]s)?(?: name| by name)?(?=[ ,.!?]|$)|(?<other>the \\p{Ll}+)(?:['’]s name| by name)?(?=[ ,.!?]|$))`,
  'giu',
);
const keptBack =
  /(?:don['’]?t|doesn['’]?t|do not|does not|not) (?:want|wish|like) (?<whose>it|that|(?:his|her|the) name) (?:to be )?(?:out|public|published|used|known|in the (?:press|papers?))(?!\p{L})|(?<!\p{L})no quieren? que (?<whose2>se (?:sepa|publique|diga))(?!\p{L})/giu;
const outOfIt = new RegExp(
  `(?:[Ll]eave|[Kk]eep) (?:(?<whose>her|his|their) name|(?<own>${name})(?:['’]s name)?) out`,
  'gu',
);
const keptPrivateInSpanish = new RegExp(
  `(?<!\\p{L})(?:[Nn]o (?:(?:quiero|queremos|quiere)(?: que)? )?(?:us(?:es?|éis|en)|pong(?:as?|áis|an)|dig(?:as?|áis|an)|mencion(?:es?|éis|en)|nombr(?:es?|éis|en)|nombrar|decir|mencionar|usar|poner|publi\\p{L}+|d[ée]s?|se (?:diga|sepa|mencione))|[Ss]in (?:nombrar|decir|poner|mencionar)) (?:(?<whose>su|el) nombre(?: de (?:la |el )?(?<of>${name}))?|(?:a )?(?:la |el )?(?<own>${name}))`,
  'gu',
);
const noNames = /(?<!\p{L})(?:no names|without names|sin nombres)(?!\p{L})/iu;

/** "… his name anywhere, it’s Callum": the name itself, behind the wish. */
const named = new RegExp(`^[^.!?]{0,20}?,? (?:it['’]?s|it is|he['’]?s|she['’]?s|es|se llama) (${name})`, 'u');

/** A name that is not to be published, and what the artist calls the person instead; `''` if they don't. */
export interface PrivateName {
  name: string;
  role: string;
}

/** The names that the artist doesn't want in a text. */
export function privateNames(texts: readonly string[]): PrivateName[] {
  const all: PrivateName[] = [];
  const hidden: PrivateName[] = [];
  for (const text of texts) {
    all.push(...introducedIn(text));
    if (noNames.test(text)) hidden.push(...all);
    for (const pattern of [keptPrivate, keptBack, outOfIt, keptPrivateInSpanish])
      for (const { 0: found, index, groups = {} } of text.matchAll(pattern)) {
        const own = groups['own'] ?? groups['of'] ?? named.exec(text.slice(index + found.length))?.[1];
        const isName = own !== undefined && /^\p{Lu}/u.test(own);
        const known = all.findLast((one) => (isName ? one.name === own : true));
        if (isName) hidden.push(known ?? { name: own, role: '' });
        else if ((groups['whose'] ?? groups['whom']) !== undefined && known) hidden.push(known);
      }
  }
  return [...new Map(hidden.map((one) => [one.name, one])).values()];
}

/** The people that a message introduces by name, in its order. */
export function introducedIn(text: string): PrivateName[] {
  return introductions
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(({ index, groups }) => ({
      index,
      name: groups?.['name'] ?? '',
      role: (groups?.['role'] ?? '').replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()),
    }))
    .filter(({ role }) => role === '' || ofPerson.test(role))
    .toSorted((a, b) => a.index - b.index)
    .map(({ name: called, role }) => ({ name: called, role }));
}

/** A clause without the names that stay private: "our singer" for "our singer Marta". */
export function withoutNames(clause: string, hidden: readonly PrivateName[], language: Language): string {
  const nobody = language === 'es' ? 'la persona afectada' : 'the person concerned';
  return hidden.reduce((text, { name: called, role }) => {
    const who = role || nobody;
    const word = called.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const inRole =
      role === '' ? [] : [`${role},? ${word},?(?!\\p{L})`, `(?:la |el )?${word},? \\(?${role}\\)?,?(?!\\p{L})`];
    return [...inRole, `(?<!\\p{L})(?:la |el )?${word}(?!\\p{L})`].reduce(
      (rest, pattern) =>
        rest.replace(
          new RegExp(pattern, 'giu'),
          (found: string, at: number) =>
            (at === 0 ? upperFirst(who) : who) + (found.endsWith(',') && at > 0 ? ',' : ''),
        ),
      text,
    );
  }, clause);
}
