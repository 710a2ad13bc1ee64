import { countedWorks, factors, small, tens } from './number-words.js';

/** A figure in a text, with all possible values of its notation. */
export interface Figure {
  start: number;
  end: number;
  text: string;
  /** `10000`, with its unit if it has one: `5%`, `10€`. Times are `time:1260`, phone numbers `phone:4477…`, years `year:2019`. */
  values: string[];
}

const before = String.raw`(?<![\p{L}\p{N}]|\d[.,:])`;

const phone = /(?<![\p{L}\p{N}])\+?\(?\d(?:[ \u00a0().-]{0,2}\d){7,14}(?![\p{L}\p{N}])/gu;
const time = new RegExp(
  `${before}(\\d{1,2})(?:(?:[:h]|\\.(?=\\d\\d[ \\u00a0]?[ap]\\.?m))(\\d{2}))?(?:[ \\u00a0]?([ap])\\.?m\\b\\.?)?(?![\\p{L}\\p{N}])`,
  'giu',
);
const digits = new RegExp(
  `([€$£¥#][ \\u00a0]?)?${before}(\\d{1,3}(?:[.,'’ \\u00a0\\u202f]\\d{3})+(?!\\d)(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,3})?)(?!\\d)` +
    `((?:[ \\u00a0]?(?:k|m|bn|million|millions|thousand|billion|mil|millón|millones|mio|millionen|tausend|mille)(?!\\p{L}))|(?:st|nd|rd|th|s)(?!\\p{L}))?` +
    `([ \\u00a0]?[%€$£¥](?!\\d)|[ \\u00a0](?:per[ \\u00a0]?cent|por[ \\u00a0]ciento|euros?|pounds?|dollars?|dólares|libras)(?!\\p{L}))?`,
  'giu',
);

/** "In 2019" and "since 2019" mean the year. */
const yearBefore = /(?<!\p{L})(?:in|since|en|desde|seit|depuis|nel|dal|em)[ \0]$/iu;

const scales: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  mil: 1e3,
  tausend: 1e3,
  mille: 1e3,
  m: 1e6,
  million: 1e6,
  millions: 1e6,
  millón: 1e6,
  millones: 1e6,
  mio: 1e6,
  millionen: 1e6,
  bn: 1e9,
  billion: 1e9,
};

const units: [RegExp, string][] = [
  [/^(?:%|per ?cent|por ciento)$/i, '%'],
  [/^(?:€|euros?)$/i, '€'],
  [/^(?:£|pounds?|libras)$/i, '£'],
  [/^(?:\$|dollars?|dólares)$/i, '$'],
  [/^¥$/, '¥'],
];

/** The figures in a text, in order, without overlaps. */
export function findFigures(text: string): Figure[] {
  const found: Figure[] = [];
  if (/\d/.test(text)) {
    for (const match of text.matchAll(phone)) {
      const number = match[0].replace(/\D/g, '');
      // A range of years or a row of thousands isn't a phone number.
      if (/^\d{4}[ -]\d{4}$|^\d{1,3}(?:[., \u00a0]\d{3})+$/.test(match[0])) continue;
      found.push({
        ...placeOf(match),
        values: [number, ...subscriberNumber(match[0])].map((value) => `phone:${value}`),
      });
    }
    for (const match of text.matchAll(time)) {
      const [, hours = '', minutes, half] = match;
      if (!minutes && !half) continue;
      found.push({ ...placeOf(match), values: [`time:${minutesOf(hours, minutes, half)}`] });
    }
    for (const match of text.matchAll(digits)) {
      const isYear =
        /^(?:19|20)\d\d$/.test(match[0]) && yearBefore.test(text.slice(Math.max(0, match.index - 12), match.index));
      found.push({ ...placeOf(match), values: isYear ? [`year:${match[0]}`] : valuesOf(match) });
    }
  }
  found.push(...spelled(text), ...halfHours(text));
  for (const { text: words, index, value } of countedWorks(text))
    found.push({ text: words, start: index, end: index + words.length, values: [String(value)] });
  found.sort((one, other) => one.start - other.start || other.end - one.end);
  let end = 0;
  return found.filter((figure) => {
    if (figure.start < end) return false;
    end = figure.end;
    return true;
  });
}

function placeOf(match: RegExpExecArray): Pick<Figure, 'start' | 'end' | 'text'> {
  return { text: match[0], start: match.index, end: match.index + match[0].length };
}

function minutesOf(hours: string, minutes = '0', half?: string): number {
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  return hour * 60 + Number(minutes);
}

function valuesOf([, sign = '', number = '', suffix = '', after = '']: RegExpExecArray): string[] {
  const scale = scales[suffix.trim().toLowerCase()] ?? 1;
  const word = (sign || after).replace(/[ \u00a0]+/g, ' ').trim();
  const unit = units.find(([pattern]) => pattern.test(word))?.[1] ?? '';
  const plain = readings(number).map((value) => String(Math.round(value * scale * 1e6) / 1e6));
  return unit ? plain.map((value) => value + unit) : plain;
}

/**
 * The last nine digits of a phone number with a country or trunk prefix, so that +44 7700 900123 equals 07700 900123.
 * With more digits in front than a prefix has, it may be another figure.
 */
function subscriberNumber(phone: string): string[] {
  const [, prefix = '', last] = /^(\d*)(\d{9})$/.exec(phone.replace(/\D/g, '')) ?? [];
  const isPrefix = phone.startsWith('+') ? /^\d{1,3}$/.test(prefix) : /^0\d?$|^00\d{1,3}$/.test(prefix);
  return isPrefix && last !== undefined ? [last] : [];
}

/** A number's possible values: a separator before three digits may be a thousands separator. */
function readings(number: string): number[] {
  const joined = Number(number.replace(/[^\d]/g, ''));
  if (/^\d+$/.test(number)) return [joined];
  const grouped = /^[1-9]\d{0,2}(?:([.,'’ \u00a0\u202f])\d{3})(?:\1\d{3})*$/.test(number) ? [joined] : [];
  if (grouped.length > 0) return grouped;
  const decimal = /^(\d+)[.,](\d+)$/.exec(number);
  if (decimal) return [Number(`${decimal[1]}.${decimal[2]}`)];
  const mixed = /^([\d.,'’ \u00a0\u202f]+)[.,](\d{1,2})$/.exec(number);
  if (mixed) return [Number(`${mixed[1]?.replace(/\D/g, '')}.${mixed[2]}`)];
  return [joined];
}

const numberWords = [...Object.keys(small), ...Object.keys(tens), ...Object.keys(factors)];
const oneNumberWord = `(?:${numberWords.join('|')})(?!\\p{L})`;
const spelledNumber = new RegExp(
  `(?<![\\p{L}\\p{N}])${oneNumberWord}(?:(?:[ -]|[ ](?:and|y|und|et|e)[ ])${oneNumberWord})*`,
  'giu',
);

function spelled(text: string): Figure[] {
  return [...text.matchAll(spelledNumber)].map((match) => ({
    ...placeOf(match),
    values: [String(spelledValue(match[0]))],
  }));
}

const halfHour = new RegExp(
  `(?<![\\p{L}\\p{N}])half (?:past )?(?:(\\d{1,2})|(one|${Object.keys(small).join('|')}))(?:[ \\u00a0]?([ap])\\.?m)?(?![\\p{L}\\p{N}])`,
  'giu',
);

/** "Half 7" and "half past seven" are 7.30, in the morning or the evening. */
function halfHours(text: string): Figure[] {
  return [...text.matchAll(halfHour)].flatMap((match) => {
    const [, number, word = '', half] = match;
    const hour = number === undefined ? (small[word.toLowerCase()] ?? 1) : Number(number);
    if (hour > 12) return [];
    const times = half ? [half] : ['a', 'p'];
    const values = [`${hour}.3`, ...times.map((one) => `time:${minutesOf(String(hour), '30', one)}`)];
    return [{ ...placeOf(match), values }];
  });
}

function spelledValue(words: string): number {
  let total = 0;
  let current = 0;
  for (const word of words.toLowerCase().split(/[ -]/)) {
    const factor = factors[word];
    if (factor === undefined) current += small[word] ?? tens[word] ?? 0;
    else if (factor < 1000) current = (current || 1) * factor;
    else {
      total += (current || 1) * factor;
      current = 0;
    }
  }
  return total + current;
}
