const small = '(?:an? |the |un |una |el |la |de |del )?';
const lead =
  '(?:(?:wait|no|nope|oops|whoops|sorry|actually|correction|ah|oh|hang on|hold on|my bad|typo|ojo|perdón|perdon|uy|espera|esperá|digo|corrección|en realidad|mejor dicho|ah no|no no)[ ,.!:]+)*';
const thing = '(?:(?:the|our|my|el|la|los|las|nuestr[oa]) \\p{L}+(?: \\p{L}+)? )?';
const words = "[\\p{L}\\d£$€'’-]+(?: [\\p{L}\\d'’-]+){0,2}?";
const not = ',? (?:and |but |y |pero )?(?:not|no|instead of|rather than|en vez de|en lugar de) ';
const tail = '(?:,? (?:sorry|oops|actually|my bad|btw|perdón|perdon|ojo|lol|jaja))*';
const forms = [
  // "Wait its a 2012 not 2011".
  `^${lead}${thing}(?:it['’]?s|its|it is|it was|that['’]?s|is|was|should be|make (?:it|that)|es|era|fue|son|eran)? ?${small}(?<to>${words})${not}${small}(?<from>${words})${tail}$`,
  // "It's not a 2011, it's a 2012".
  `^${lead}${thing}(?:it['’]?s|its|it is|it was|is|was)?(?:n['’]?t| not)? ?(?:not )?${small}(?<from>${words}),? (?:but |it['’]?s |its |it is |it was )+${small}(?<to>${words})${tail}$`,
  `^${lead}${thing}no (?:es|era|fue|son) ${small}(?<from>${words}),? (?:(?:es|era|fue|son|sino) )+(?:que )?${small}(?<to>${words})${tail}$`,
].map((form) => new RegExp(form, 'iu'));

/** What a clause puts in place of something told before: "it's a 2012 not 2011"; null for other clauses. */
export function putRight(clause: string, told: string): { from: string; to: string } | null {
  for (const form of forms) {
    const { from = '', to = '' } = form.exec(clause.trim())?.groups ?? {};
    if (from === '' || from.toLowerCase() === to.toLowerCase()) continue;
    const old = new RegExp(`(?<![\\p{L}\\d])${from.replace(/[$.]/gu, '\\$&')}(?![\\p{L}\\d])`, 'iu').exec(told)?.[0];
    if (old !== undefined) return { from: old, to };
    // It was put right where it was told.
    if (/\d/u.test(to) && told.includes(to)) return { from: to, to };
  }
  return null;
}

/** A clause with what was put right since. */
export function withPutRight(clause: string, changes: readonly { from: string; to: string }[]): string {
  return changes.reduce(
    (text, { from, to }) =>
      text.replace(new RegExp(`(?<![\\p{L}\\d])${from.replace(/[$.]/gu, '\\$&')}(?![\\p{L}\\d])`, 'giu'), () => to),
    clause,
  );
}
