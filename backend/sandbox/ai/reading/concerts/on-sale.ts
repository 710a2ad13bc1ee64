import { type Day, findDays, longDay, spanishDay } from '../../calendar.js';
import { monthWords } from '../days/month-words.js';
import { weekdayWords } from '../days/weekdays.js';
import type { Language } from '../language.js';

/** When tickets can be bought. */
export interface OnSale {
  day: Day;
  /** In the artist's words; `''` if they gave none. */
  time: string;
  /** Whether it is a presale, before the sale to everyone. */
  isPresale?: boolean;
}

const clock = '\\d{1,2}(?:[:.]\\d\\d)? ?(?:[ap]m|hs?)(?!\\p{L})|(?:noon|midday|midnight|mediodía)(?!\\p{L})';
const ofDay = `(?:at |from |a las |${clock}|(?:${weekdayWords}|${monthWords})(?!\\p{L})|\\d{1,2}(?:st|nd|rd|th)?(?: of| de)? (?:${monthWords})|20\\d\\d)`;
/** "Preventa desde el lunes 14 de diciembre", "the presale opens Monday 14 December": "12 en preventa" is a price. */
const presale = `(?<!\\p{L})(?:(?:the|an?|la|hay|in|en|tickets?|tix|boletos?|entradas?) )*(?:pre-?sales?|preventas?|venta anticipada)(?: tickets)?:?(?: (?:opens?|opening|starts?|starting|begins?|is|are|goes live|from|on|as of|desde|abren?|arranca|empieza|inicia|comienza|es|a partir|del?|se abre))* (?=(?:the |el )?(?:(?:${weekdayWords})(?!\\p{L})|\\d{1,2}(?:st|nd|rd|th)?(?: of| de)? (?:${monthWords})(?!\\p{L})|(?:${monthWords}) \\d))`;
/** "On sale 9am Wed 24 February", up to where the sentence goes on about something else. */
const onSale = new RegExp(
  `,? ?(?:(?:(?<!\\p{L})(?:which |they |and |tickets? |tix |that )?(?:(?:go(?:es|ing)?|are|is|will (?:be|go)) )?on[- ]sale|(?<!\\p{L})(?:a la venta|salen a la venta))(?!\\p{L})|${presale})(?:(?! (?:and|with|but|so|for|doors?|support|y|con|pero)(?!\\p{L}))(?:[^.!?;,\\n]|(?<=\\d)[.:](?=\\d)|\\.(?=m(?!\\p{L}))|,(?=\\s*${ofDay})))*`,
  'giu',
);
const ofRecord =
  /(?<!\p{L})(?:vinyls?|album|EP|records?|merch|pre-?orders?|CDs?|LPs?|singles?|books?|t-?shirts?|disco|vinilos?|álbum)(?!\p{L})/iu;
const time =
  /(?<![\d/])\d{1,2}(?:[.:]\d\d)? ?(?:[ap]m|hs?)(?!\p{L})|(?<!\p{L})(?:noon|midday|midnight|mediodía)(?!\p{L})/iu;
/** Further on, a day belongs to something else. */
const nearest = 30;

/** When the tickets of the artist's concerts go on sale; the newest message that says so counts. */
export function onSaleIn(texts: readonly string[], today: Day): OnSale | null {
  return texts.reduce<OnSale | null>((known, text) => {
    const told = sentencesAbout(text).flatMap((words) => {
      const [found] = findDays(words, today);
      if (!found || found.index > nearest || found.day < today) return [];
      const isPresale = /^[^\d]*(?:pre-?sale|preventa|venta anticipada)/iu.test(words);
      return { day: found.day, time: time.exec(words)?.[0] ?? '', ...(isPresale ? { isPresale } : {}) };
    });
    const newest = told.at(-1) ?? null;
    // "On sale is Friday" leaves the time as it was.
    return newest?.time === '' && newest.day === known?.day ? known : (newest ?? known);
  }, null);
}

/** A text without when tickets go on sale, whose day and time aren't those of a concert. */
export function withoutOnSale(text: string): string {
  return text.replace(onSale, (words, ...rest: unknown[]) => {
    const at = rest.find((part) => typeof part === 'number') ?? 0;
    if (ofRecord.test(sentenceAt(text, at))) return words;
    // "…, Leeds. Tickets on sale Friday, £14": the price is no part of the sentence before.
    return /[.!?\n]\s*$/u.test(text.slice(0, at)) ? ' ' : '';
  });
}

function sentencesAbout(text: string): string[] {
  return [...text.matchAll(onSale)].flatMap(({ 0: words, index }) => {
    const isAsked = text.charAt(index + words.length) === '?';
    return isAsked || ofRecord.test(sentenceAt(text, index)) ? [] : [words.trim().replace(/^,\s*/u, '')];
  });
}

function sentenceAt(text: string, at: number): string {
  const start = Math.max(...['.', '!', '?', '\n'].map((mark) => text.lastIndexOf(mark, at - 1))) + 1;
  return text.slice(start).split(/[.!?\n](?=\s|$)/u)[0] ?? '';
}

/** "on sale Friday 4 December 2026, 10am", as announcements say it; `''` if it is unknown. */
export function onSaleWords(sale: OnSale | null, language: Language): string {
  if (sale === null) return '';
  const [en, es] = sale.isPresale ? ['presale from', 'preventa desde el'] : ['on sale', 'a la venta el'];
  const day = language === 'es' ? `${es} ${spanishDay(sale.day)}` : `${en} ${longDay(sale.day)}`;
  return [day, sale.time].filter(Boolean).join(', ');
}
