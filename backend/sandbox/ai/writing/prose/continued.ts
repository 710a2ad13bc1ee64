import { escaped } from '../../reading/concerts/escaped.js';
import type { Known } from '../../reading/known.js';
import type { Pronoun } from '../../reading/people/on-behalf.js';
import { pluralOf, withPluralVerbs } from '../../reading/third-person.js';

const forms: Record<Pronoun, { subject: string; possessive: string; object: string; self: string }> = {
  she: { subject: 'She', possessive: 'her', object: 'her', self: 'herself' },
  he: { subject: 'He', possessive: 'his', object: 'him', self: 'himself' },
  they: { subject: 'They', possessive: 'their', object: 'them', self: 'themselves' },
};

type Artist = Pick<Known, 'name' | 'pronoun' | 'language' | 'theirs'>;

/** "Her", "their", at the start of a sentence. */
export function possessiveOf({ pronoun }: Artist): string {
  const { possessive } = forms[pronoun];
  return possessive.charAt(0).toUpperCase() + possessive.slice(1);
}

/** A fact as the artist's pronoun has it: "writes their own songs" becomes "writes her own songs". Others' "their" stays. */
export function ofArtist(words: string, { pronoun, language, theirs }: Artist): string {
  if (pronoun === 'they' || language === 'es') return words;
  const { possessive, object, self } = forms[pronoun];
  const isOthers = (found: string): boolean => theirs.some((one) => one === found.toLowerCase());
  return words
    .replace(
      /(?<!\p{L})(their|them|theirs|themselves)(?: (\p{L}[\p{L}’'-]*))?(?!\p{L})/giu,
      (found, word: string, next?: string) => {
        if (isOthers(found)) return found;
        const isCapital = /^\p{Lu}/u.test(word);
        const told =
          { their: possessive, theirs: pronoun === 'he' ? 'his' : 'hers', themselves: self }[word.toLowerCase()] ??
          object;
        return `${isCapital ? told.charAt(0).toUpperCase() + told.slice(1) : told}${next === undefined ? '' : ` ${next}`}`;
      },
    )
    .replace(
      /(?<!\p{L})(they) (?:(were|are|have)|(\p{L}*(?:ed|ew|ote|ade|ent|eft|ot|aw|old|ang|an|ook|on|ad)))(?!\p{L})/giu,
      (found, word: string, be?: string, past?: string) => {
        if (isOthers(found)) return found;
        const subject = word === 'they' ? pronoun : forms[pronoun].subject;
        return `${subject} ${past ?? { were: 'was', are: 'is', have: 'has' }[be ?? ''] ?? ''}`;
      },
    );
}

const adverbs =
  '(?:(?:also|now|still|only|just|really|always|never|usually|mostly|often|mainly|both|currently|all|then|once) )*';
const sentenceEnd = /(?<=[.!?]["”]?) (?=\p{Lu}|["“\d])/u;

/** A sentence that starts with the artist's name, with a pronoun in its place; null for other sentences. */
export function withPronoun(sentence: string, { name, pronoun, language }: Artist): string | null {
  if (language === 'es' || name === '') return null;
  const start = new RegExp(
    `^${escaped(name)}(?:(?<own>[’']s) (?=\\p{L})| (?<adverb>${adverbs})(?<verb>\\p{Ll}[\\p{L}-]*)(?!\\p{L}))`,
    'u',
  ).exec(sentence);
  if (!start) return null;
  const { subject } = forms[pronoun];
  const { own, adverb = '', verb = '' } = start.groups ?? {};
  const rest = sentence.slice(start[0].length);
  if (own !== undefined) return `${possessiveOf({ name, pronoun, language, theirs: [] })} ${rest}`;
  if (/^(?:and|or|with|feat|featuring|from|in|by|on|who|which|whose)$/iu.test(verb)) return null;
  return pronoun === 'they'
    ? `${subject} ${adverb}${pluralOf(verb)}${withPluralVerbs(rest)}`
    : `${subject} ${adverb}${verb}${rest}`;
}

/**
 * A paragraph in which the artist's name isn't repeated: behind a sentence about them, a pronoun takes its place. Behind one about
 * someone or something else the name comes again, since "she" or "they" might be the producer.
 */
export function continued(paragraph: string, artist: Artist): string {
  const { name, pronoun, language } = artist;
  if (name === '' || language === 'es') return paragraph;
  const { subject } = forms[pronoun];
  const ofSubject = new RegExp(`^(?:${escaped(name)}(?:[’']s)?|${subject}|${possessiveOf(artist)})(?![\\p{L}])`, 'u');
  let isOfArtist = false;
  return paragraph
    .split(sentenceEnd)
    .map((sentence) => {
      const told = isOfArtist ? (withPronoun(sentence, artist) ?? sentence) : sentence;
      isOfArtist = ofSubject.test(told);
      return told;
    })
    .join(' ');
}
