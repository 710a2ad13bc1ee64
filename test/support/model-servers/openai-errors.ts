import { type HeardRequest, Rejection } from './model-server.js';
import type { Json } from './turn.js';

/** An error response in OpenAI's format. */
export function openAiError(
  message: string,
  { status = 400, param = null, code = null, type = 'invalid_request_error' }: OpenAiErrorFields = {},
): Rejection {
  return new Rejection(status, { error: { message, type, param, code } });
}

interface OpenAiErrorFields {
  status?: number;
  param?: string | null;
  code?: string | null;
  type?: string;
}

/** https://platform.openai.com/docs/guides/error-codes */
export function assertKey({ headers }: HeardRequest, key: string): void {
  const sent = headers.authorization?.replace(/^Bearer /, '') ?? '';
  if (sent === key) return;
  const message = `Incorrect API key provided: ${sent}. You can find your API key at https://platform.openai.com/account/api-keys.`;
  throw openAiError(message, { status: 401, code: 'invalid_api_key' });
}

/** https://github.com/mattvr/ShellGPT/issues/23 */
export function quotaSpent(): Rejection {
  const message =
    'You exceeded your current quota, please check your plan and billing details. For more information on this error, ' +
    'read the docs: https://platform.openai.com/docs/guides/error-codes/api-errors.';
  return openAiError(message, { status: 429, type: 'insufficient_quota', code: 'insufficient_quota' });
}

/** https://github.com/teabranch/open-responses-server/issues/41 */
export function assertKnownParameters(body: Json, known: ReadonlySet<string>): void {
  const unknown = Object.keys(body).find((name) => !known.has(name));
  if (unknown !== undefined) throw unknownParameter(unknown);
}

export function unknownParameter(param: string): Rejection {
  return openAiError(`Unknown parameter: '${param}'.`, { param, code: 'unknown_parameter' });
}

/**
 * Reasoning tokens per effort. GPT-5 was measured at 1,152 to 1,408 for an answer of 120 tokens at the default effort, and
 * spends a limit of 400 entirely on reasoning. https://github.com/covan-ai/covan/pull/112
 */
function reasoningTokens(effort: unknown): number {
  const tokens: Record<string, number> = {
    none: 0,
    minimal: 32,
    low: 128,
    medium: 512,
    high: 1024,
    xhigh: 2048,
    max: 4096,
  };
  return tokens[typeof effort === 'string' ? effort : 'medium'] ?? 512;
}

/** Reasoning that clients never see. Only its length matters. */
export function hiddenReasoning(effort: unknown): string {
  return 'hm, '.repeat(reasoningTokens(effort));
}
