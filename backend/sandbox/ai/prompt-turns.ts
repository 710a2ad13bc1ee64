import { type Day, parseIsoDay } from './calendar.js';
import type { ModelRequest } from './wire/model-request.js';

/**
 * The marks that the product adds to user turns. They can't be forged: the product replaces both brackets in all
 * messages.
 */
const dayMark = /^⟦Said on (\d{4}-\d{2}-\d{2}), [A-Za-z]+⟧\n?/m;
const recallMark = '⟦From earlier conversations⟧';
const playbookMark = '⟦From the playbook⟧';
/** Text by someone else: one line per attachment. */
const attached = /\n*⟦Attached to this message⟧\n(?:<attachment>.*<\/attachment>(?:\n|$))*/g;
const continueMark = '⟦Continue⟧';

/** One message by the artist. Consecutive messages share a turn, each after its own day mark. */
export interface Segment {
  text: string;
  /** Undefined if the prompt doesn't say. */
  day: Day | undefined;
}

/** A request for the rest of a reply. */
export interface Continuation {
  /** The request of the original reply. */
  request: ModelRequest;
  /** The part of the reply already written. */
  said: string;
}

/** A user turn without the product's additions: recalled conversations, playbook texts and attachments. */
export function ownWords(given: string): string {
  const turn = given.replace(attached, '\n');
  const starts = [turn.indexOf(recallMark), turn.indexOf(playbookMark)].filter((start) => start !== -1);
  return starts.length === 0 ? turn : turn.slice(0, Math.min(...starts)).trimEnd();
}

/** The recall in the newest user turn; `''` for none. */
export function recallOf({ messages }: ModelRequest): string {
  const turn = messages.findLast(({ role }) => role === 'user')?.text ?? '';
  const start = turn.indexOf(recallMark);
  return start === -1 ? '' : turn.slice(start + recallMark.length);
}

/** Splits a user turn without recall into the artist's messages. */
export function segmentsOf(words: string): Segment[] {
  const [unmarked = '', ...parts] = words.split(dayMark);
  const segments: Segment[] =
    unmarked.trim() === '' && parts.length > 0 ? [] : [{ text: unmarked.trim(), day: undefined }];
  for (let at = 0; at + 1 < parts.length; at += 2) {
    segments.push({ text: (parts[at + 1] ?? '').trim(), day: parseIsoDay(parts[at] ?? '') });
  }
  return segments;
}

/** Reads a request to continue a cut-off reply; null for other requests. */
export function readContinuation(request: ModelRequest): Continuation | null {
  const { messages } = request;
  const last = messages.at(-1);
  if (last?.role !== 'user' || !last.text.replace(dayMark, '').startsWith(continueMark)) return null;
  const before = messages.slice(0, -1);
  const said = before.at(-1)?.role === 'assistant' ? (before.pop()?.text ?? '') : '';
  const question = before.at(-1);
  const recall = recallOf(request);
  // The recall belongs in the last turn, so move it to the turn that becomes the last one.
  if (question?.role === 'user' && recall !== '') {
    before[before.length - 1] = { ...question, text: `${question.text}\n\n${recallMark}${recall}` };
  }
  return { request: { ...request, messages: before }, said };
}

/** A request as it was before the artist's newest message. */
export function withoutNewest(request: ModelRequest): ModelRequest {
  const at = request.messages.findLastIndex(({ role }) => role === 'user');
  const before = request.messages.slice(0, Math.max(at, 0));
  const newest = request.messages[at];
  const words = newest ? ownWords(newest.text) : '';
  const start = [...words.matchAll(new RegExp(dayMark, 'gm'))].at(-1)?.index ?? 0;
  const rest = words.slice(0, start).trim();
  return { ...request, messages: newest && rest !== '' ? [...before, { ...newest, text: rest }] : before };
}

/** The artist's newest message, without marks, recalled data and attachments. */
export function newestWords({ messages }: ModelRequest): string {
  const turn = messages.findLast(({ role }) => role === 'user')?.text ?? '';
  return segmentsOf(ownWords(turn)).at(-1)?.text ?? '';
}

/** A request with other words in place of the artist's newest message. */
export function withNewest(request: ModelRequest, words: string): ModelRequest {
  const at = request.messages.findLastIndex(({ role }) => role === 'user');
  const turn = request.messages[at];
  const newest = newestWords(request);
  const start = turn ? ownWords(turn.text).lastIndexOf(newest) : -1;
  if (!turn || start === -1) return request;
  const text = turn.text.slice(0, start) + words + turn.text.slice(start + newest.length);
  return { ...request, messages: request.messages.with(at, { ...turn, text }) };
}

/** The beginning of a message that quotes a passage of a document to have it changed: "… of my press release:". */
const passageRequest = /^Change this passage of my [^\n:]{1,40}:\n\n(?=>)/;

/** Whether a message asks to change a passage selected in the editor. */
export function isPassageRequest(message: string): boolean {
  return passageRequest.test(message);
}

/** The instruction alone of a message that quotes a passage, which is the document's words, not the artist's. */
export function withoutPassage(message: string): string {
  return isPassageRequest(message) ? message.replace(passageRequest, '').replace(/^>.*$/gm, '') : message;
}
