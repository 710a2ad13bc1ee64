/** The words for signs that a text may have, such as emojis, each with the sign. */
const signs: [name: RegExp, sign: RegExp][] = [
  [/^(?:emojis?|emoticonos?|emoticones|caritas|dibujitos|smileys?)$/iu, /\p{Extended_Pictographic}/u],
  [/^(?:hash ?tags?|almohadillas?|#)$/iu, /#\p{L}/u],
  [
    /^(?:exclamaciones|exclamation (?:marks?|points?)|(?:signos|puntos) de (?:exclamación|admiración)|exclamations?)$/iu,
    /[!¡]/u,
  ],
];
const beside =
  /^(?:(?:and|but|with|please|pls|y|e|pero|con|ni|porfa|por favor|vale|ok)[ ,]+)+|[ ,]+(?:please|pls|thanks|porfa|porfis|por favor|gracias|eh|vale|i (?:don['’]?t|do not|never) [^.!?]*)$/giu;
const without = /^(?:no|sin|without|ni|nada de|zero|cero|not)(?: (?:any|ning[uú]n|un|una|ni un|tantos?|tantas?))? /iu;

/** The signs that a wish keeps out of a text, if that is all it says: "no hashtags and no emojis, please". Null for others. */
export function signsKeptOut(wish: string): RegExp[] | null {
  const plain = wish
    .trim()
    .replace(/[.!]+$/u, '')
    .replace(beside, '')
    .replace(beside, '')
    .trim();
  if (!without.test(plain)) return null;
  const names = plain
    .split(/,(?: (?:and|or|y|ni|e))? ?| (?:and|or|nor|y|e|ni|&) | (?=(?:no|sin|without) )/iu)
    .map((one) => one.replace(without, '').trim())
    .filter(Boolean);
  const found = names.map((name) => signs.find(([pattern]) => pattern.test(name))?.[1]);
  return found.length > 0 && found.every((sign) => sign !== undefined) ? found : null;
}
