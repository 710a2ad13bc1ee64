import { type Day, parseIsoDay } from './calendar.js';
import type { ModelRequest } from './wire/model-request.js';

/**
 * The marks that the product writes into user turns. Neither the artist nor the assistant can write them: the product replaces
 * both brackets in everything they say.
 */
const dayMark = /^⟦Said on (\d{4}-\d{2}-\d{2}), [A-Za-z]+⟧\n?/m;
const recallMark = '⟦From earlier conversations⟧';
const playbookMark = '⟦From the playbook⟧';
const continueMark = '⟦Continue⟧';

/** One message of the artist. Consecutive messages share a turn, each after its own day mark. */
export interface Segment {
  text: string;
  /** Undefined when the prompt doesn't say. */
  day: Day | undefined;
}

/** A request that asks for the rest of a reply. */
export interface Continuation {
  /** The request that the reply belongs to. */
  request: ModelRequest;
  /** What the assistant has said of that reply. */
  said: string;
}

/** A user turn without what the product added: what it recalled from earlier conversations, and the playbook's texts. */
export function ownWords(turn: string): string {
  const starts = [turn.indexOf(recallMark), turn.indexOf(playbookMark)].filter((start) => start !== -1);
  return starts.length === 0 ? turn : turn.slice(0, Math.min(...starts)).trimEnd();
}

/** What the newest user turn recalls from earlier conversations, `''` for nothing. */
export function recallOf({ messages }: ModelRequest): string {
  const turn = messages.findLast(({ role }) => role === 'user')?.text ?? '';
  const start = turn.indexOf(recallMark);
  return start === -1 ? '' : turn.slice(start + recallMark.length);
}

/** Splits a user turn, without its recall, into the artist's messages. */
export function segmentsOf(words: string): Segment[] {
  const [unmarked = '', ...parts] = words.split(dayMark);
  const segments: Segment[] =
    unmarked.trim() === '' && parts.length > 0 ? [] : [{ text: unmarked.trim(), day: undefined }];
  for (let at = 0; at + 1 < parts.length; at += 2) {
    segments.push({ text: (parts[at + 1] ?? '').trim(), day: parseIsoDay(parts[at] ?? '') });
  }
  return segments;
}

/** Reads a request to continue a reply that was cut off; null for any other request. */
export function readContinuation(request: ModelRequest): Continuation | null {
  const { messages } = request;
  const last = messages.at(-1);
  if (last?.role !== 'user' || !last.text.replace(dayMark, '').startsWith(continueMark)) return null;
  const before = messages.slice(0, -1);
  const said = before.at(-1)?.role === 'assistant' ? (before.pop()?.text ?? '') : '';
  const question = before.at(-1);
  const recall = recallOf(request);
  // The recall stands in the last turn of a request, so it moves to the turn that becomes the last one.
  if (question?.role === 'user' && recall !== '') {
    before[before.length - 1] = { ...question, text: `${question.text}\n\n${recallMark}${recall}` };
  }
  return { request: { ...request, messages: before }, said };
}
