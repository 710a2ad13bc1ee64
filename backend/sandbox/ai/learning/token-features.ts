import { months, weekdays } from '../calendar.js';
import type { Token } from './tagged-messages.js';

const spanishMonths = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
  ' ',
);
const spanishWeekdays = 'lunes martes miércoles miercoles jueves viernes sábado sabado domingo'.split(' ');
const monthNames = new Set(
  [...months, ...spanishMonths].flatMap((name) => [name.toLowerCase(), name.toLowerCase().slice(0, 3), 'sept']),
);
const dayNames = new Set(
  [...weekdays, ...spanishWeekdays].flatMap((name) => [name.toLowerCase(), name.toLowerCase().slice(0, 3)]),
);
/** How far away words are still seen. */
const reach = 4;

/** What the tagger sees of each token: the word, its neighbours and their shapes. */
export function tokenFeatures(tokens: readonly Token[]): string[][] {
  const words = tokens.map(({ text }) => classOf(text.toLowerCase()));
  const shapes = tokens.map(({ text }) => shapeOf(text));
  const quotes = quotesAround(tokens);
  // Without other capitals, a small letter says nothing.
  const hasCapitals = tokens.some(({ text }, at) => at > 0 && text !== 'I' && /^\p{Lu}/u.test(text));
  const word = (at: number): string => words[at] ?? (at < 0 ? '^' : '$');
  const shape = (at: number): string => shapes[at] ?? (at < 0 ? '^' : '$');
  return tokens.map(({ text }, at) => {
    const lower = text.toLowerCase();
    const features = [
      `0 ${word(at)}`,
      `s ${shape(at)}`,
      `sc ${shape(at)} ${hasCapitals}`,
      `-1 ${word(at - 1)}`,
      `+1 ${word(at + 1)}`,
      `-2 ${word(at - 2)}`,
      `+2 ${word(at + 2)}`,
      `-2-1 ${word(at - 2)} ${word(at - 1)}`,
      `-1 0 ${word(at - 1)} ${word(at)}`,
      `0+1 ${word(at)} ${word(at + 1)}`,
      `+1+2 ${word(at + 1)} ${word(at + 2)}`,
      `-1+1 ${word(at - 1)} ${word(at + 1)}`,
      `-3-2-1 ${word(at - 3)} ${word(at - 2)} ${word(at - 1)}`,
      `end ${lower.slice(-3)}`,
      `start ${lower.slice(0, 3)}`,
      `q ${quotes[at]}`,
      `s-1 ${shape(at - 1)}`,
      `s+1 ${shape(at + 1)}`,
      `s-1 0 ${shape(at - 1)} ${shape(at)}`,
      `-1s ${word(at - 1)} ${shape(at)}`,
      `+1s ${word(at + 1)} ${shape(at)}`,
    ];
    for (let away = 1; away <= reach; away += 1) {
      if (at - away >= 0) features.push(`before ${word(at - away)}`);
      if (at + away < tokens.length) features.push(`after ${word(at + away)}`);
    }
    return features;
  });
}

/** Months, weekdays and numbers are alike. */
function classOf(word: string): string {
  if (monthNames.has(word)) return '#month';
  if (dayNames.has(word)) return '#day';
  return /^\d/u.test(word) ? '#number' : word;
}

function shapeOf(word: string): string {
  if (/^\d+(?:st|nd|rd|th)?$/u.test(word)) return 'number';
  if (/^\d/u.test(word)) return 'number-';
  if (/^\p{Lu}{2,}$/u.test(word)) return 'CAPITALS';
  if (/^\p{Lu}/u.test(word)) return 'Capital';
  return /^\p{L}/u.test(word) ? 'small' : word;
}

function quotesAround(tokens: readonly Token[]): string[] {
  let isIn = false;
  return tokens.map(({ text }) => {
    if (!isIn && /^["“«]$/u.test(text)) {
      isIn = true;
      return 'opens';
    }
    if (isIn && /^["”»]$/u.test(text)) {
      isIn = false;
      return 'closes';
    }
    return isIn ? 'in' : 'out';
  });
}
