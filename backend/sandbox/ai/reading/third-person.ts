/** A verb as it goes with he or she: "play" becomes "plays", "teach" "teaches", "study" "studies". */
export function thirdPersonOf(verb: string): string {
  if (/^have$/iu.test(verb)) return 'has';
  if (/[^aeiou]y$/iu.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:ch|sh|s|x|o)$/iu.test(verb) ? `${verb}es` : `${verb}s`;
}
