import type { ModelRequest } from './wire/model-request.js';
import { ownWords, readContinuation, segmentsOf } from './prompt-turns.js';
import { asksForChatTitle } from './titles/title-request.js';

const steerings = [
  ...(['slow', 'long', 'error', 'cut', 'hang', 'rate-limit', 'length', 'filter', 'refusal', 'too-long'] as const),
  ...(['quota', 'bad-key', 'reasoning'] as const),
];

/** A test's instruction to the sandbox, such as `[sandbox:slow]`. */
export type Steering = (typeof steerings)[number];

const steeringWord = new RegExp(`\\[sandbox:(${steerings.join('|')})\\]`, 'g');

/** A conversation quoted for a title or a summary: `Artist: …` or `Artist on 2026-11-02 (Monday): …`. */
const quotedConversation = /^(?:Artist|Assistant)(?: on [^:\n]{1,40})?: /m;

/**
 * Reads the steering words in the artist's newest message. Words in the assistant's turns, older messages, the prompt's
 * data, and quotes in title or summary requests are ignored.
 */
export function steeringOf(request: ModelRequest): Set<Steering> {
  if (!request.isStreamed && (asksForChatTitle(request) || quotedConversation.test(newestWords(request)))) {
    return new Set();
  }
  const continuation = readContinuation(request);
  const words = newestWords(continuation?.request ?? request);
  const found = new Set([...words.matchAll(steeringWord)].map((match) => match[1] as Steering));
  // The rest of a reply must be complete and continue the same text.
  return continuation ? new Set([...found].filter((word) => word === 'long')) : found;
}

export function withoutSteering(message: string): string {
  return message.replace(steeringWord, ' ').replace(/ {2,}/g, ' ').trim();
}

function newestWords(request: ModelRequest): string {
  const newest = request.messages.findLast(({ role }) => role === 'user')?.text ?? '';
  return segmentsOf(ownWords(newest)).at(-1)?.text ?? '';
}
