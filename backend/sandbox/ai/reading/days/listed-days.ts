import { months, spanishMonths } from '../../calendar.js';

const month = [...months.flatMap((name) => [name, name.slice(0, 3)]), 'Sept', ...spanishMonths].join('|');
const aMonth = new RegExp(`(?<!\\p{L})(?:${month})(?!\\p{L})`, 'giu');
const day = '\\d{1,2}(?:st|nd|rd|th|º)?';
/** "5, 6, 8 and 9 March". */
const days = `${day}(?:(?:, ?(?:and |y )?| (?:and|y|&) |/)${day})+`;
const listed = new RegExp(`(?<![\\d£€$.:])(${days})( (?:of |de )?(?:${month}))(?!\\p{L})`, 'giu');
/** "Leeds, Bristol, York and Hull on" several days. */
const name = "\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)*";
const places = new RegExp(
  `(${name}(?:, ${name})*,? (?:and|y|&) ${name})(?: on(?: the)?|,? el|:|,) (${days})( (?:of |de )?(?:${month}))`,
  'gu',
);
/** "the 5th", with its month elsewhere in the text. */
const alone = new RegExp(
  `(?<!(?:${month})\\.? (?:the )?)(?<![\\d£€$.:])(?:(?<=(?:the|el|día) )(\\d{1,2})(?:st|nd|rd|th|º)?|(\\d{1,2})(?:st|nd|rd|th))(?! (?:of |de )?(?:${month}))(?![\\p{L}\\d]|[.,:]\\d| (?:birthday|anniversary|floor|century|avenue|street|euros?))`,
  'giu',
);

/** Gives each listed day its month: "in March: Leeds on the 5th, York on the 6th". Texts without a month stay unchanged. */
export function withMonths(text: string): string {
  const spread = text
    .replace(
      places,
      (whole, towns: string, dates: string, of: string) => pairs(split(towns), split(dates), of) ?? whole,
    )
    .replace(listed, (_, dates: string, of: string) =>
      split(dates)
        .map((date) => date + of)
        .join(', '),
    );
  const named = [...spread.matchAll(aMonth)].map(({ 0: words, index }) => ({ words, index }));
  if (named.length === 0) return text;
  return spread.replace(alone, (whole: string, ...rest: unknown[]) => {
    const at = rest.find((part) => typeof part === 'number') ?? 0;
    // The month that follows, as in "the 5th and 6 March", otherwise the previous one. In "10 May, the 24th and 1 June", the days
    // are in order, so it is the previous one, too.
    const following = named.find(({ index }) => index > at);
    const previous = named.findLast(({ index }) => index < at);
    const [, dayOfFollowing] =
      /(\d{1,2})(?:st|nd|rd|th|º)? (?:of |de )?$/.exec(spread.slice(0, following?.index)) ?? [];
    const isBefore = Number.parseInt(whole, 10) < Number(dayOfFollowing ?? 32);
    const near = (isBefore ? following : undefined) ?? previous ?? following ?? named.at(-1);
    const isSpanish = spanishMonths.includes(near?.words.toLowerCase() ?? '');
    return `${Number.parseInt(whole, 10)}${isSpanish ? ' de' : ''} ${near?.words ?? ''}`;
  });
}

function split(list: string): string[] {
  return list.split(/, ?(?:and |y )?| (?:and|y|&) |\//);
}

/** Pairs each town with its day: "Leeds 5 March; York 6 March". */
function pairs(towns: readonly string[], dates: readonly string[], of: string): string | undefined {
  if (towns.length !== dates.length) return undefined;
  return towns.map((town, index) => `${town} ${dates[index] ?? ''}${of}`).join('; ');
}
