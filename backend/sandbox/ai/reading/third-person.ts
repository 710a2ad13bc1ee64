/** A verb as it goes with he or she: "play" becomes "plays", "teach" "teaches", "study" "studies". */
export function thirdPersonOf(verb: string): string {
  if (/^have$/iu.test(verb)) return 'has';
  if (/[^aeiou]y$/iu.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:ch|sh|s|x|o)$/iu.test(verb) ? `${verb}es` : `${verb}s`;
}

/** A verb as it goes with "they": "plays" becomes "play", "teaches" "teach", "studies" "study", "was" "were". Others stay. */
export function pluralOf(verb: string): string {
  const known: Record<string, string> = { is: 'are', was: 'were', has: 'have', does: 'do', goes: 'go' };
  const found = known[verb.toLowerCase()];
  if (found !== undefined) return found;
  if (/[^aeiou]ies$/iu.test(verb)) return `${verb.slice(0, -3)}y`;
  if (/(?:ch|sh|ss|x)es$/iu.test(verb)) return verb.slice(0, -2);
  return /[^su]s$/iu.test(verb) ? verb.slice(0, -1) : verb;
}

/** Verbs that artists use about themselves, without nouns that look the same. */
const verbs =
  'sing|write|play|make|produce|record|teach|work|live|run|host|perform|compose|rap|study|coach|tour|busk|drum|mix|release|arrange|conduct|drive|build|repair|farm|use|sample|loop|bring|take|keep|blend|combine|draw';
/** What else someone does: "play guitar, write songs and sing". */
const alsoDoes = new RegExp(`(?<=,? and (?:also |now |still )?|, (?:also |now )?)(?:${verbs})(?= |[.,;]|$)`, 'giu');
const alsoThird = new RegExp(
  `(?<=,? and (?:also |now |still )?|, (?:also |now )?)(?:is|was|has|${verbs
    .split('|')
    .map((verb) => thirdPersonOf(verb))
    .join('|')})(?= |[.,;]|$)`,
  'giu',
);

/** The verbs behind the first of a sentence as they go with he or she: " guitar and sing" becomes " guitar and sings". */
export function withThirdPersonVerbs(rest: string): string {
  return rest.replace(alsoDoes, thirdPersonOf);
}

/** The same as they go with "they". */
export function withPluralVerbs(rest: string): string {
  return rest.replace(alsoThird, pluralOf);
}
