import type { Answer } from './answer.js';
import type { Effort, ModelRequest } from './wire/model-request.js';
import { toPieces } from './pieces.js';
import type { Steering } from './steering.js';

export type Ending = 'done' | 'length' | 'content_filter';

/** The model's output: reasoning, then as much of the answer as the limits allow. */
export interface Output {
  answer: Answer;
  /** The answer in tokens. */
  pieces: string[];
  ending: Ending;
  reasoningTokens: number;
  outputTokens: number;
}

/** `[sandbox:length]` and `[sandbox:filter]` end the answer after this many tokens. */
const lengthTokens = 60;
const filterTokens = 30;

export function planOutput(request: ModelRequest, answer: Answer, steering: Set<Steering>): Output {
  const wanted = reasoningTokensOf(request.effort);
  const limit = request.maxTokens ?? Infinity;
  const reasoningTokens = Math.min(wanted, limit);
  const limits: { tokens: number; ending: Ending }[] = [
    { tokens: limit - reasoningTokens, ending: 'length' },
    ...(steering.has('length') ? [{ tokens: lengthTokens, ending: 'length' as const }] : []),
    ...(steering.has('filter') ? [{ tokens: filterTokens, ending: 'content_filter' as const }] : []),
  ];
  const first = limits.reduce((least, next) => (next.tokens < least.tokens ? next : least));
  const all = toPieces(answer.kind === 'tool' ? answer.arguments : answer.text);
  const pieces = all.slice(0, first.tokens);
  return {
    answer,
    pieces,
    ending: pieces.length < all.length ? first.ending : 'done',
    reasoningTokens,
    outputTokens: reasoningTokens + pieces.length,
  };
}

/** The number of reasoning tokens, which only depends on the effort. */
export function reasoningTokensOf(effort: Effort): number {
  if (effort === 'none') return 0;
  return effort === 'low' ? 64 : 256;
}
