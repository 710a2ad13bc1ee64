import type { Conversation } from '../conversation.js';
import type { Known } from '../reading/known.js';
import { type JsonValue, objectOr } from '../wire/json-value.js';
import type { MadeCall, ModelRequest, Tool } from '../wire/model-request.js';

/** A call of one of the request's tools. */
export interface Call {
  name: string;
  arguments: JsonValue;
}

/** A finished call of this reply, with its result. */
export interface DoneCall {
  name: string;
  arguments: JsonValue;
  result: JsonValue;
  /** The tool's reason for refusing; null if it worked. */
  error: string | null;
}

/** Everything the choice of the next call depends on. */
export interface Situation {
  conversation: Conversation;
  known: Known;
  /** What was known before the artist's newest message, or their newest few. */
  before: (messages?: number) => Known;
  tools: readonly Tool[];
  done: readonly DoneCall[];
}

/** The calls since the artist's newest message. The parts of a document are joined: it was read by one call. */
export function doneCalls({ messages }: Pick<ModelRequest, 'messages'>): DoneCall[] {
  const since = messages.slice(messages.findLastIndex(({ role }) => role === 'user') + 1);
  const results = new Map(since.flatMap(({ callId, text }) => (callId === undefined ? [] : [[callId, text]])));
  const done: DoneCall[] = [];
  for (const call of since.flatMap(({ calls = [] }) => calls).map((each) => toDone(each, results.get(each.id) ?? ''))) {
    const last = done.at(-1);
    if (last && goesOn(call, last)) done.splice(-1, 1, { ...last, result: joined(last.result, call.result) });
    else done.push(call);
  }
  return done;
}

/** Whether a call reads on where another one ended. */
function goesOn({ name, arguments: args }: DoneCall, last: DoneCall): boolean {
  const { documentId, from } = objectOr(args);
  const isOfSame =
    name === 'read_document' && last.name === name && objectOr(last.arguments)['documentId'] === documentId;
  return isOfSame && typeof from === 'number' && objectOr(last.result)['next'] === from;
}

function joined(first: JsonValue, second: JsonValue): JsonValue {
  const begun = first as Record<string, JsonValue>;
  const { markdown = '', next = null } = second as Record<string, JsonValue>;
  return { ...begun, markdown: `${String(begun['markdown'])}${String(markdown)}`, next };
}

/** The call that reads a document, or on in it; null if it was read to its end. */
export function readingCall(documentId: string, { done }: Pick<Situation, 'done'>): Call | null {
  const read = done.find(
    ({ name, arguments: args }) => name === 'read_document' && objectOr(args)['documentId'] === documentId,
  );
  const from = read ? objectOr(read.result)['next'] : 0;
  return typeof from === 'number' ? { name: 'read_document', arguments: { documentId, from } } : null;
}

/** After a failure, the result is followed by a line for the model and isn't JSON. */
function toDone({ name, arguments: args }: MadeCall, result: string): DoneCall {
  const value = parsed(result) ?? parsed(result.split('\n')[0] ?? '');
  const error = typeof value === 'object' && value !== null && 'error' in value ? String(value['error']) : null;
  return { name, arguments: parsed(args) ?? {}, result: value ?? {}, error };
}

function parsed(text: string): JsonValue | null {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return null;
  }
}

export function hasTool({ tools }: Pick<Situation, 'tools'>, name: string): boolean {
  return tools.some((tool) => tool.name === name);
}

/** The newest call of a tool in this reply. */
export function lastOf({ done }: Pick<Situation, 'done'>, name: string): DoneCall | undefined {
  return done.findLast((call) => call.name === name);
}
