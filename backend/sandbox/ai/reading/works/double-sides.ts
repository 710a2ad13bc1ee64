import type { Respelling } from '../changes/respelling.js';
import { escaped } from '../concerts/escaped.js';

const doubleSide = '(?:double[ -]a[ -]?sides?(?: single)?|doble (?:cara|lado) a)';
const leads = '(?:,|:| [-–—]| (?:is|are|single|called|named|titled|with|of|es|son|con|se llama|llamad[oa]))*';
const quoted = `["“«‘']([^"“”«»\\n]{1,50}?)["”»’']`;
const capitals =
  "(\\p{Lu}[\\p{L}\\d'’-]*(?: (?:(?:of|the|a|in|to|for|on|at|de|del|la|el|los|las) ){0,2}\\p{Lu}[\\p{L}\\d'’-]*){0,5})";
const typed = "([\\p{L}\\d][\\p{L}\\d'’ -]{1,40}?)";
const joint = '(?: ?/ ?| and | & | \\+ | b/w | y | e )';
const ends = '(?=\\s*(?:$|[.,;!?)\\n–—])|\\s+(?:out|is|are|comes?|coming|drops|due|on|and|sale|salen|el|y)(?!\\p{L}))';
const patterns = [
  new RegExp(`(?<!\\p{L})(${doubleSide})${leads} ${quoted}${joint}${quoted}`, 'iu'),
  // Only capitals tell where a title ends.
  new RegExp(`(?<!\\p{L})(${caseless(doubleSide)})${leads} ${capitals}${joint}${capitals}${ends}`, 'u'),
  new RegExp(`(?<!\\p{L})(${doubleSide})${leads} ${typed} ?/ ?${typed}${ends}`, 'iu'),
];

/** Letters of either case, for a pattern in which names need their capitals. */
function caseless(pattern: string): string {
  return pattern.replace(/(?<![\\?])\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);
}

/** A message in which a release with two songs has one title of both: "our double A-side “Salt / Tin”". */
export function withBothSides(text: string): string {
  const found = patterns.map((pattern) => pattern.exec(text)).find((one) => one !== null);
  if (!found) return text;
  const [whole, what = '', first = '', second = ''] = found;
  const named = /^doble/iu.test(what) ? 'doble cara A' : 'double A-side';
  return text.replace(whole, () => `${named} “${first.trim()} / ${second.trim()}”`);
}

const told = /(?<what>double A-side|doble cara A) “(?<first>[^“”\n]+) \/ (?<second>[^“”\n]+)”/gu;

/**
 * What a message leaves of a release with two songs, if it is one of them: "just Salt Motel now" after "our double A-side “Tin / Salt
 * Motel”".
 */
export function oneSideLeft(message: string, earlier: readonly string[]): Respelling[] {
  const { what = '', first = '', second = '' } = [...earlier.join('\n').matchAll(told)].at(-1)?.groups ?? {};
  if (what === '') return [];
  const isOnly = (side: string): boolean =>
    new RegExp(
      `(?<!\\p{L})(?:just|only|it['’]?s|go(?:ing)? with|keep(?:ing)?|to|is|release|solo|sólo|solamente|nos quedamos con|me quedo con) (?:be )?(?:just |only |solo )?["“‘]?${escaped(side)}["”’]?(?!\\p{L})|["“‘]?${escaped(side)}["”’]? (?:only|alone|by itself|on its own|nada más|a solas)(?!\\p{L})`,
      'iu',
    ).test(message);
  const isDropped = (side: string): boolean =>
    new RegExp(
      `(?<!\\p{L})(?:drop(?:ping|ped)?|without|not|lose|losing|leave out|leaving out|cut|scrap|minus|sin|quit[ao]|quitamos|fuera|no) (?:sale )?["“‘]?${escaped(side)}["”’]?(?!\\p{L})`,
      'iu',
    ).test(message);
  const isAsked = /\?\s*$/u.test(message) && !/[.,;!]|(?<!\p{L})now(?!\p{L})/u.test(message);
  const mentions = (side: string): boolean => message.toLowerCase().includes(side.toLowerCase());
  const isLeft = (side: string, other: string): boolean =>
    (isOnly(side) && (!mentions(other) || isDropped(other))) || (isDropped(other) && !isDropped(side));
  const left = isAsked ? [] : [first, second].filter((side) => isLeft(side, side === first ? second : first));
  const [only, ...more] = left;
  if (only === undefined || more.length > 0) return [];
  return [
    { from: `${first} / ${second}`, to: only },
    { from: what, to: what === 'doble cara A' ? 'sencillo' : 'single' },
  ];
}
