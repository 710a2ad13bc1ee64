import { findDays, isoDay } from '../calendar.js';
import { askedFacts } from '../said-facts.js';
import { type Call, hasTool, lastOf, type Situation } from './call.js';

const units: Record<string, 'days' | 'weeks' | 'months'> = {
  day: 'days',
  días: 'days',
  día: 'days',
  week: 'weeks',
  semana: 'weeks',
  semanas: 'weeks',
  month: 'months',
  mes: 'months',
  meses: 'months',
};
const counts = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const away = new RegExp(
  `\\b(?:what (?:date|day) is|when is|which day is|qué día es|qué fecha es|cuándo es)\\b[^.?!\\n]{0,30}?(\\d{1,3}|\\b(?:${counts.join('|')})) (day|week|month|días?|semanas?|mes(?:es)?)s? (before|after|from|antes d|después d)`,
  'iu',
);
const until =
  /\b(?:how (?:many days|long)|cuántos días)\b[^.?!\n]{0,40}\b(?:until|till|to|before|hasta|faltan para)\b/iu;

/** English requests to remember something are recognised before the model is called. */
const inSpanish = /\b(?:recuerda|acuérdate|ten en cuenta)\b/i;

/** Has a fact kept that the message asks to be remembered. */
export function rememberCall(situation: Situation): Call | null {
  const { question } = situation.conversation;
  if (!hasTool(situation, 'propose_facts') || lastOf(situation, 'propose_facts')) return null;
  const facts = inSpanish.test(question) ? askedFacts(question) : [];
  return facts.length > 0 ? { name: 'propose_facts', arguments: { facts } } : null;
}

/** Works out the date that a question is about. */
export function dateMathCall(situation: Situation): Call | null {
  if (!hasTool(situation, 'date_math') || lastOf(situation, 'date_math')) return null;
  const { question, today } = situation.conversation;
  const [named] = findDays(question, today);
  const from = named ? isoDay(named.day) : 'today';
  const none = { days: 0, weeks: 0, months: 0, until: '' };
  const match = away.exec(question);
  if (match) {
    const [, count = '0', unit = '', direction = ''] = match;
    const sign = /before|antes/i.test(direction) ? -1 : 1;
    return {
      name: 'date_math',
      arguments: {
        ...none,
        from,
        [units[unit.toLowerCase()] ?? 'days']: sign * (Number(count) || counts.indexOf(count.toLowerCase()) + 1),
      },
    };
  }
  return until.test(question) && named ? { name: 'date_math', arguments: { ...none, from } } : null;
}
