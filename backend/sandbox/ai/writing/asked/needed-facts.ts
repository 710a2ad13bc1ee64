import type { Situation } from '../../acting/call.js';
import { newsIn } from '../../reading/news.js';
import { documentLabel, writeDocument } from '../document.js';
import { kindsIn } from './asked-document.js';

const asksWhatIsNeeded =
  /(?<!\p{L})what (?:(?:kind|sort) of )?(?:(?:info(?:rmation)?|details?|facts|things|stuff|else|exactly) )*(?:do |would |will |else )*(?:you|u) (?:still |first )?(?:need|want|require)(?! to (?:do|change|cut)(?!\p{L}))|(?<!\p{L})what should I (?:tell|give|send) you|qué (?:(?:datos|información|más|cosas) )*(?:necesitas|te hace falta|te falta|te (?:cuento|digo|paso|mando))/iu;
const blank = /\[([^\]\n]+)\](?!\()/gu;

/** Lists what a text still needs, for someone who asks before they tell; `''` for other messages. */
export function neededFacts({ conversation, known }: Pick<Situation, 'conversation' | 'known'>): string {
  const { question, asked, today } = conversation;
  if (!asksWhatIsNeeded.test(question)) return '';
  const news = newsIn(asked, today);
  const kind = kindsIn(question, news).at(-1)?.kind ?? kindsIn(asked.at(-2) ?? '', news).at(-1)?.kind;
  if (kind === undefined) return '';
  const { markdown } = writeDocument(kind, known, today);
  const blanks = [...new Set([...markdown.matchAll(blank)].map(([, words = '']) => words))];
  const label = documentLabel(kind, known.language);
  const lines = blanks.map((words) => `- ${words.replace(/\.$/u, '')}`).join('\n');
  return known.language === 'es'
    ? `Para esto (${label.toLowerCase()}) necesito:\n\n${lines}\n\nDímelo en el orden que quieras, en uno o varios mensajes; lo que falte queda en blanco.`
    : `For the ${label.charAt(0).toLowerCase()}${label.slice(1)} I need:\n\n${lines}\n\nTell me in any order, in one message or several. What you don’t have yet stays blank.`;
}
