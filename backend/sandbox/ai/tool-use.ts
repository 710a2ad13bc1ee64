import { findDays, isoDay, longDay, parseIsoDay } from './calendar.js';
import type { Conversation } from './conversation.js';
import { isObject, type JsonObject, type JsonValue, objectOr } from './wire/json-value.js';
import type { ModelRequest } from './wire/model-request.js';
import { askedFacts } from './said-facts.js';

/** A call of one of the request's tools. */
interface ToolUse {
  name: string;
  arguments: JsonValue;
}

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
const away =
  /\b(?:what (?:date|day) is|when is|which day is|qué día es|qué fecha es|cuándo es)\b[^.?!\n]{0,30}?(\d{1,3}) (day|week|month|días?|semanas?|mes(?:es)?)s? (before|after|from|antes d|después d)/iu;
const until =
  /\b(?:how (?:many days|long)|cuántos días)\b[^.?!\n]{0,40}\b(?:until|till|to|before|hasta|faltan para)\b/iu;

/** In English what is to be remembered is known before the model is asked. */
const inSpanish = /\b(?:recuerda|acuérdate|ten en cuenta)\b/i;

/** The tool that a question needs, called once: a request that has its result is answered with it. */
export function toolFor(request: ModelRequest, conversation: Conversation): ToolUse | null {
  if (resultOf(request)) return null;
  const has = (name: string): boolean => request.tools.some((tool) => tool.name === name);
  const asked = has('propose_facts') ? askedFacts(conversation.question) : [];
  if (asked.length > 0 && inSpanish.test(conversation.question))
    return { name: 'propose_facts', arguments: { facts: asked } };
  return has('date_math') ? dateMath(conversation) : null;
}

/** What the model says once a tool has returned; null where it returned nothing to speak of. */
export function toolAnswer(request: ModelRequest): string | null {
  const result = resultOf(request);
  if (!result) return null;
  if (Array.isArray(result['facts']))
    return `Anotado: ${result['facts'].map((fact) => objectOr(fact)['fact']).join(' ')}`;
  if (typeof result['error'] === 'string') return `That didn't work: ${result['error']}`;
  const day = parseIsoDay(String(result['date']));
  if (day === undefined) return null;
  const distance = Number(result['daysFromToday']);
  const from = distance === 0 ? 'today' : `${Math.abs(distance)} days ${distance < 0 ? 'ago' : 'from today'}`;
  const left = typeof result['daysUntil'] === 'number' ? ` From then it's ${result['daysUntil']} days.` : '';
  return `That's **${longDay(day)}**, ${from}.${left}`;
}

function dateMath({ question, today }: Conversation): ToolUse | null {
  const [named] = findDays(question, today);
  const from = named ? isoDay(named.day) : 'today';
  const none = { days: 0, weeks: 0, months: 0, until: '' };
  const match = away.exec(question);
  if (match) {
    const [, count = '0', unit = '', direction = ''] = match;
    const sign = /before|antes/i.test(direction) ? -1 : 1;
    return {
      name: 'date_math',
      arguments: { ...none, from, [units[unit.toLowerCase()] ?? 'days']: sign * Number(count) },
    };
  }
  return until.test(question) && named ? { name: 'date_math', arguments: { ...none, from } } : null;
}

/** The result of the newest call, where that is what the model is to answer. */
function resultOf({ messages }: ModelRequest): JsonObject | null {
  const last = messages.at(-1);
  if (last?.role !== 'tool') return null;
  try {
    const [json = ''] = last.text.split('\n');
    const result: unknown = JSON.parse(json);
    if (Array.isArray(result)) return { facts: result as JsonValue[] };
    return isObject(result) ? result : {};
  } catch {
    return {};
  }
}
