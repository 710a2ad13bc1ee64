import type { Conversation } from '../conversation.js';
import type { Known } from '../reading/known.js';
import type { JsonValue } from '../wire/json-value.js';
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

/** The calls since the artist's newest message. */
export function doneCalls({ messages }: ModelRequest): DoneCall[] {
  const since = messages.slice(messages.findLastIndex(({ role }) => role === 'user') + 1);
  const results = new Map(since.flatMap(({ callId, text }) => (callId === undefined ? [] : [[callId, text]])));
  return since.flatMap(({ calls = [] }) => calls).map((call) => toDone(call, results.get(call.id) ?? ''));
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
