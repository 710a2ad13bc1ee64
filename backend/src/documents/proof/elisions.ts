/** Words that lose their vowel before another, in French, Italian and Catalan, and never begin a name. */
const bound = 'qu jusqu lorsqu puisqu quoiqu quelqu entr all nell sull coll quest quell un'.split(' ');
/** They may also be part of a name: "L'Impératrice", "D'Angelo", "Dell'Acqua". */
const free = ['l', 'd', 'dell', 'dall'];

// Not the flag `i`: with it, `\p{Lu}` is any letter.
const capitalised = (words: readonly string[]): string[] => words.map((word) => word[0]?.toUpperCase() + word.slice(1));
const inCapitals = (words: readonly string[]): string[] => words.map((word) => word.toUpperCase());
const pattern = (words: readonly string[], next: string): RegExp =>
  new RegExp(`^(?:${words.join('|')})['’](?=${next})`, 'u');

const anywhere = pattern([...bound, ...free, ...inCapitals(bound)], '\\p{Lu}');
const atStart = pattern(capitalised(bound), '\\p{Lu}');
const startsWord = pattern(capitalised([...bound, ...free, 'c', 'j', 'm', 'n', 's', 't']), '\\p{Ll}|[EL]Ps?(?!\\p{L})');
const article = pattern([...capitalised(['l', 'dell', 'dall']), ...inCapitals(['dell', 'dall'])], '\\p{Lu}');
const folded = new RegExp(`(?<![\\p{L}\\p{N}'])(${[...bound, ...free].join('|')})'(?=\\p{L})`, 'gu');

// Most words have none, and looking for it is faster than a pattern.
const hasApostrophe = (word: string): boolean => word.includes("'") || word.includes('’');

/**
 * The elision before a name: "l'" in "l'Olympia". A capital one is part of the name, unless it can't be: "All'Alcatraz" at
 * the start of a sentence. '' if there is none.
 */
export function elisionBefore(word: string, isFirst: boolean): string {
  if (!hasApostrophe(word)) return '';
  return (anywhere.exec(word) ?? (isFirst ? atStart.exec(word) : null))?.[0] ?? '';
}

/** Whether a word that starts a sentence is only capitalised for that: "L'album", "All'inizio", "L'EP". */
export function isElidedStart(word: string): boolean {
  return hasApostrophe(word) && startsWord.test(word);
}

/**
 * The article that may stand before a name where any word is capitalised: "L'" in "L'Olympia" at the start of a sentence, or
 * in "L'OLYMPIA". '' if there is none.
 */
export function articleBefore(word: string, isFirst: boolean): string {
  return isFirst || word === word.toUpperCase() ? (article.exec(word)?.[0] ?? '') : '';
}

/** Separates elisions from their words in a lower-case text: "d'amelie" has the word "amelie". */
export function withoutElisions(text: string): string {
  return text.includes("'") ? text.replace(folded, '$1 ') : text;
}
