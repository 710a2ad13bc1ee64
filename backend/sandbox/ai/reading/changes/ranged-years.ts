import type { Respelling } from './respelling.js';

const year = '(?<!\\d|[/.-])(?:19|20)\\d\\d(?![\\d/-])';
/** "From 2014 to 2021", "2014-2021", "de 2014 a 2021". */
const range = new RegExp(
  `(?<from>(?<!\\d)(?:19|20)\\d\\d)(?<between> ?(?:to|until|till?|through|and|-|–|—|al?|hasta(?: el)?|y) ?)(?<to>(?:19|20)\\d\\d)(?!\\d)`,
  'giu',
);
const corrects =
  /(?<!\p{L})(?:mistakes?|mistaken|sorry|actually|wrong|correct(?:ion|ed)?|meant|oops|whoops|not|no|nope|rather|should (?:be|say)|typo|it was|i was there|wait|change|fix|equivoqu[eé]|equivocado|perd[oó]n|correcci[oó]n|en realidad|error|quise decir|mejor dicho|corrijo|sino|era|fue|ojo|cambia)(?!\p{L})/iu;
const end = new RegExp(
  `(?<!\\p{L})(?:until|till?|up to|through|to|left(?: (?:it|them|the \\p{L}+))? in|finished in|ended in|stopped in|hasta(?: el)?|(?:lo|la|los|las) dejé en|me fui en|terminó en|acabó en) (?<year>${year})`,
  'iu',
);
const start = new RegExp(
  `(?<!\\p{L})(?:from|since|started in|joined(?: (?:it|them|the \\p{L}+))? in|began in|desde(?: el)?|de|entré en|empecé en|empezó en) (?<year>${year})`,
  'iu',
);
/** "2019, not 2018", "no en 2018 sino en 2019". */
const insteadOf = [
  new RegExp(
    `(?<now>${year})(?: now| actually| ya)?[,;]? (?:(?:and |y )?(?:not|no)|instead of|rather than|en (?:vez|lugar) de)(?: (?:in|until|since|from|to|en|hasta|desde|del?))? (?<old>${year})`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:not|no)(?: (?:in|until|since|from|to|en|hasta|desde|del?))? (?<old>${year})[,;]? (?:but|it['’]?s|it was|sino|es|era|fue)(?: (?:in|until|since|from|to|en|hasta|desde|del?))? (?<now>${year})`,
    'iu',
  ),
];

/**
 * The years that a message puts right in a span told before, or in place of the one that it takes back: "mistake, it was until 2020" after
 * "from 2014 to 2021", "no sorry, 2019 not 2018".
 */
export function rangedYearsCorrected(message: string, earlier: readonly string[]): Respelling[] {
  const said = earlier.join('\n');
  const sentence = (message.match(/[^.!?\n]+[?]?/gu) ?? []).find(
    (one) => !one.endsWith('?') && new RegExp(year, 'u').test(one) && isCorrection(one, message),
  );
  if (sentence === undefined) return [];
  const { now = '', old = '' } = insteadOf.map((one) => one.exec(sentence)?.groups).find(Boolean) ?? {};
  if (now !== '') {
    const is = said.match(new RegExp(`(?<!\\d)${old}(?!\\d)`, 'gu')) ?? [];
    return is.length === 1 ? [{ from: old, to: now }] : [];
  }
  const spans = [...said.matchAll(range)];
  const span = spans.length === 1 ? spans[0] : spanMeant(spans, sentence, said);
  const { from = '', between = '', to = '' } = span?.groups ?? {};
  if (span === undefined) return [];
  const whole = new RegExp(range.source, 'iu').exec(sentence)?.groups;
  const newStart = whole?.['from'] ?? start.exec(sentence)?.groups?.['year'] ?? from;
  const newEnd = whole?.['to'] ?? end.exec(sentence)?.groups?.['year'] ?? to;
  if (newStart > newEnd || (newStart === from && newEnd === to)) return [];
  return [{ from: span[0], to: `${newStart}${between}${newEnd}` }];
}

/** "Mistake. It was until 2020": the sentence before may take it back. */
function isCorrection(sentence: string, message: string): boolean {
  const before = message.slice(0, message.indexOf(sentence));
  return corrects.test(sentence) || (before.length < 40 && corrects.test(before));
}

/** Of several spans, the one that shares a name with the correction. */
function spanMeant(spans: readonly RegExpMatchArray[], sentence: string, said: string): RegExpMatchArray | undefined {
  const names = sentence.match(/(?<=[\p{L},] )\p{Lu}\p{L}{2,}/gu) ?? [];
  const meant = spans.filter(({ index = 0 }) => {
    const clause =
      said
        .slice(0, index)
        .split(/[.!?\n;]/u)
        .at(-1) ?? '';
    return names.some((name) => clause.includes(name));
  });
  return meant.length === 1 ? meant[0] : undefined;
}
