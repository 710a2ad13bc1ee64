import { Logger } from '@nestjs/common';
import type { ReasoningEffort } from '../../config/env.js';
import { isApiError, textOf } from './provider-errors.js';

/** Optional parts of a request: sent if the server supports them, otherwise left out or sent another way. */
export interface Features {
  limit: 'max_completion_tokens' | 'max_output_tokens' | 'max_tokens' | null;
  effort: 'asked' | 'none' | null;
  /**
   * Effort for requests with tools: OpenAI's Chat Completions only accepts reasoning models' tools with effort `none`.
   */
  effortWithTools: 'asked' | 'none' | null;
  form: 'json_schema' | 'json_object' | null;
  tools: boolean;
  strict: boolean;
  usage: boolean;
  cacheKey: boolean;
  storage: boolean;
  /** Whether the model sees pictures; if not, it is told that there is one. */
  images: boolean;
  /** Whether the template has a place for a system message; if not, it goes before the first turn. */
  system: boolean;
}

/** The parts of a request that determine its features. */
interface Sent {
  features: Features;
  hasTools: boolean;
  hasForm: boolean;
}

/** Statuses of errors that may name a part of the request as the cause. */
const rejecting = [400, 404, 422, 500, 501];

/**
 * Learns from a server's refusals what it doesn't support. Each refusal changes one feature, so a request settles after
 * a few attempts and later ones are right at once. A restart begins with all features again.
 */
export class FeatureMemory {
  private readonly logger = new Logger(FeatureMemory.name);
  private readonly known = new Map<string, Features>();

  constructor(private readonly first: Features) {}

  /** The features a model is known to support; all of them if nothing is known. */
  of(model: string): Features {
    return this.known.get(model) ?? this.first;
  }

  /** Learns from a refused request. @returns whether another attempt makes sense */
  learn(model: string, sent: Sent, error: unknown): boolean {
    if (!isApiError(error) || !rejecting.includes(error.status ?? 0)) return false;
    // Another call may have learned the same in the meantime, so only what was sent counts.
    const change = changeFor(sent, error.param ?? '', textOf(error));
    if (!change) return false;
    this.known.set(model, { ...this.of(model), ...change });
    this.logger.warn(`${model} doesn't take ${Object.keys(change).join(', ')}: ${error.message.slice(0, 200)}`);
    return true;
  }
}

function changeFor({ features, hasTools, hasForm }: Sent, param: string, text: string): Partial<Features> | null {
  const names = (...words: string[]): boolean => words.some((word) => param.startsWith(word) || text.includes(word));
  // Must come before the tools, which the same message mentions.
  if (names('reasoning_effort', 'reasoning.effort', "'reasoning'")) return changeOfEffort(features, hasTools, text);
  // Not the bare words: OpenAI's own "Please include the request ID" must never make the provider store what artists
  // write.
  if (
    features.storage &&
    (/^(?:include|store)\b/.test(param) || /encrypted_content|['"`](?:include|store)['"`]/.test(text))
  )
    return { storage: false };
  if (features.limit && names(features.limit)) return { limit: nextLimit(features.limit) };
  if (features.usage && names('stream_options')) return { usage: false };
  if (features.cacheKey && names('prompt_cache_key')) return { cacheKey: false };
  if (
    hasForm &&
    features.form &&
    names('response_format', 'json_schema', 'json_object', 'text.format', 'structured output')
  )
    return { form: features.form === 'json_schema' ? 'json_object' : null };
  if (features.images && /\b(?:image|vision|multimodal)/i.test(text)) return { images: false };
  if (hasTools && features.strict && /\bstrict\b/.test(`${param} ${text}`)) return { strict: false };
  if (hasTools && features.tools && (param.startsWith('tool') || /tool|function call/i.test(text)))
    return { tools: false };
  if (features.system && /system role|role.{0,20}system|system message/i.test(text)) return { system: false };
  return null;
}

function changeOfEffort(features: Features, hasTools: boolean, text: string): Partial<Features> | null {
  const which = hasTools ? 'effortWithTools' : 'effort';
  const now = features[which];
  const wantsNone = /none/.test(text) && hasTools && /tool/i.test(text);
  if (now !== 'none' && wantsNone) return { [which]: 'none' };
  return now === null ? null : { [which]: null };
}

function nextLimit(limit: Features['limit']): Features['limit'] {
  return limit === 'max_completion_tokens' ? 'max_tokens' : null;
}

/** The effort to send, or undefined to omit the parameter. */
export function effortOf(features: Features, hasTools: boolean, asked: ReasoningEffort): ReasoningEffort | undefined {
  const mode = hasTools ? features.effortWithTools : features.effort;
  return mode === null ? undefined : mode === 'none' ? 'none' : asked;
}

/** Room for reasoning in addition to the answer, in tokens. Some models reason even if asked not to. */
const reasoningRooms: Record<ReasoningEffort, number> = {
  none: 1000,
  minimal: 1500,
  low: 4000,
  medium: 10_000,
  high: 25_000,
  xhigh: 40_000,
  max: 60_000,
};

/** How many tokens reasoning may take: at most an eighth of the context. */
export function reasoningRoom(effort: ReasoningEffort, contextTokens: number): number {
  return Math.min(reasoningRooms[effort], Math.floor(contextTokens / 8));
}
