import type { DocumentKind } from '../../../../../contract/documents/document-kinds.js';

type Bio = Extract<DocumentKind, `bio_${string}`>;

/** From the shortest to the longest. */
const bios: readonly Bio[] = ['bio_line', 'bio_50', 'bio_100', 'bio_250'];

/** "I wrote your bio, 100 words: […]", in a reply. */
const written = /(?<!\p{L})bio(?:, (?<words>\d+) words| in one line): \[/giu;

/** The biography that a reply says it wrote last; null if its last text was another one. */
export function bioWritten(reply: string): Bio | null {
  const [last] = [...reply.matchAll(written)].slice(-1);
  const links = [...reply.matchAll(/\]\(\/documents\//gu)].filter(({ index }) => last && index > last.index);
  if (!last || links.length !== 1) return null;
  const words = last.groups?.['words'];
  return bios.find((kind) => kind === (words === undefined ? 'bio_line' : `bio_${words}`)) ?? null;
}

const version = '(?:one|version|bio|biography|cut|edit|variant)';
const degree = '(?:(?:a (?:bit|little|lot|touch)|slightly|much|even|somewhat|far|really|nice|proper) )*';
const isLine =
  /(?<!\p{L})(?:(?:one|single|1)[- ]?(?:liner|line|sentence)|(?:just|only|in) (?:one|a|a single) (?:line|sentence))(?!\p{L})/iu;
const longer = new RegExp(`(?<!\\p{L})${degree}longer(?:,? [\\p{L}-]+)? ${version}(?!\\p{L})`, 'iu');
const shorter = new RegExp(`(?<!\\p{L})${degree}shorter(?:,? [\\p{L}-]+)? ${version}(?!\\p{L})`, 'iu');
const long = new RegExp(`(?<!\\p{L})(?:long|full|full-length|extended|big) ${version}(?!\\p{L})`, 'iu');
const short = new RegExp(`(?<!\\p{L})(?:short|tiny|mini|quick|brief) ${version}(?!\\p{L})`, 'iu');
const medium = new RegExp(`(?<!\\p{L})(?:medium|mid|middle)(?:[- ]length)? ${version}(?!\\p{L})`, 'iu');
const counted = new RegExp(
  `(?<![\\p{L}\\d£$€.])(?<words>50|100|150|200|250|300)(?:[- ]?words?)?(?= ${version}(?!\\p{L})|[- ]?words?(?!\\p{L}))`,
  'giu',
);

const wants =
  /(?<!\p{L})(?:write|do|make|give|get|need|wants?|have|send|draft|create|can (?:i|you|we)|could (?:i|you|we)|please|pls|like|also|too|as well|and|now|another|what about|how about|maybe)(?!\p{L})|^\W*(?:(?:the|a|an) )?(?:(?:slightly|much|bit) )*(?:long|short|one|single|medium|full|\d{2,3})/iu;
const wonders =
  /^\W*(?:why|when|which|who|should|does|did|is (?:the|a|it|that|this)|how (?:long|many|do|can|should))(?!\p{L})/iu;
/** Of texts that are there: "the long one sounds odd, fix the short one". */
const changes =
  /(?<!\p{L})(?:sounds?|reads|looks?|tone|take|cut|remove|change|swap|replace|fix|correct|put|add|mention|in the (?:long|short|medium)(?:er)? (?:one|version)|(?:long|short|medium|one[- ]?line)(?:er)? (?:one|version)? ?(?:says|has|is|was))(?!\p{L})/iu;
const others =
  /(?<!\p{L})(?:press|release|pitch|captions?|announcement|follow[- ]?up|e-?mail|statement|posts?|story|stories|one-?sheet|quote|plan|notes|song|single|album|EP|track|set|gig|show|tour)(?!\p{L})/iu;

/**
 * The biographies that a message asks for by their lengths, after one: "a one-liner, and a slightly longer one for her website".
 * @param last the one that was written last
 */
export function versionsAsked(message: string, last: Bio): Bio[] {
  if (wonders.test(message)) return [];
  const asked = message
    .split(
      /(?<=[.!?])\s+|\n|,? (?:and|plus) (?=(?:also |then |maybe |please )*(?:an? |the )?(?:press|pitch|blog|radio|post|captions?))/u,
    )
    .filter((one) => wants.test(one) && !changes.test(one) && !others.test(one));
  const at = bios.indexOf(last);
  const found = asked.flatMap((one): Bio[] => [
    ...(isLine.test(one) ? (['bio_line'] as const) : []),
    ...(short.test(one) ? (['bio_50'] as const) : []),
    ...(shorter.test(one) ? bios.slice(Math.max(at - 1, 0), at) : []),
    ...(medium.test(one) ? (['bio_100'] as const) : []),
    ...[...one.matchAll(counted)].map(({ groups }) => bioOf(Number(groups?.['words']))),
    ...(long.test(one) ? (['bio_250'] as const) : []),
    ...(longer.test(one) ? bios.slice(at + 1, at + 2) : []),
  ]);
  return [...new Set(found)];
}

function bioOf(words: number): Bio {
  return words <= 70 ? 'bio_50' : words <= 150 ? 'bio_100' : 'bio_250';
}
