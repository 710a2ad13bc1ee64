/** "It's my apartment actually", "actually it was the town hall": what something is instead of what was said. */
const putRight =
  /^\W*(?:(?:oh|wait|sorry|no|hang on|ah|oops|well|one mistake|correction|my bad|actually|and|but)[,!.]? )*(?:it['’]?s|it is|it was|that['’]?s|that was) (?<owner>my|our|the|a|an) (?<is>\p{Ll}[\p{L}’'-]*(?: \p{Ll}[\p{L}’'-]*){0,2}?)(?<said>,? (?:actually|in fact|sorry|i mean|my bad|tho actually))?(?=\s*(?:$|[.,;!?\n]))/iu;
const saysSo =
  /(?<!\p{L})(?:actually|wait|sorry|no|hang on|oops|one mistake|correction|my bad|in fact|i mean)(?!\p{L})/iu;
/** Where something is or was done: "in my dorm room". */
const places =
  /(?<!\p{L})(?:in|at|inside) (?<owner>my|our|the|a|an) (?<was>\p{Ll}[\p{L}’'-]*(?: \p{Ll}[\p{L}’'-]*){0,2}?)(?=\s*(?:$|[.,;!?\n])| (?:and|with|for|by|over|last|near|in|on|at|using|where|so|which|during|when|from)(?!\p{L}))/giu;
/** What isn't a place, and what is put right elsewhere. */
const noPlace =
  /(?<!\p{L})(?:\p{L}+day|morning|evening|night|weekend|week|month|year|moment|end|start|beginning|middle|future|past|way|first|last|second|third|same|single|song|track|album|ep|record|tour|gig|show|release|text|bio|pitch|plan|version|one|thing|name|mistake|problem|question|shame|pity|lot|bit|mix|box|email)(?!\p{L})|\d/iu;

/**
 * "It's my apartment actually" with what it takes the place of, if the messages before it told of a single place: "it's my apartment,
 * not my dorm room". Other messages stay as they are.
 */
export function withNounPutRight(message: string, earlier: readonly string[]): string {
  const found = putRight.exec(message);
  const { owner = '', is = '' } = found?.groups ?? {};
  if (!found || is === '' || noPlace.test(is) || !saysSo.test(found[0]) || /(?<!\p{L})not(?!\p{L})/iu.test(message))
    return message;
  const told = [...new Set(earlier.flatMap(placesIn))].filter((one) => !one.endsWith(` ${is.toLowerCase()}`));
  const ofOwner = told.filter((one) => one.startsWith(`${owner.toLowerCase()} `));
  const [was, ...others] = ofOwner.length > 0 ? ofOwner : told;
  if (was === undefined || others.length > 0) return message;
  const rest = message.slice(found.index + found[0].length).replace(/^[\s,;]+/u, '');
  return `It was ${owner.toLowerCase()} ${is}, not ${was}.${/\p{L}/u.test(rest) ? ` ${rest}` : ''}`;
}

function placesIn(text: string): string[] {
  return [...text.matchAll(places)].flatMap(({ groups }) => {
    const { owner = '', was = '' } = groups ?? {};
    return noPlace.test(was) ? [] : [`${owner.toLowerCase()} ${was.toLowerCase()}`];
  });
}
