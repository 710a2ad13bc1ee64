import { APIConnectionError, APIError } from 'openai';
import { AppError } from '../../common/app-error.js';
import {
  AssistantBusy,
  AssistantFailed,
  AssistantMisconfigured,
  AssistantOutOfCredit,
  ContextTooLong,
  PromptFiltered,
} from './assistant.errors.js';

/**
 * How servers report that a prompt is too long: OpenAI, vLLM, Mistral, llama.cpp, Anthropic, OpenRouter, xAI, Bedrock,
 * Moonshot, TGI.
 */
const tooLong =
  /context[_ ](?:length|limit)|context window|context size|maximum (?:context|prompt|model length)|too many tokens|(?:prompt|input) is too long|too large for model|exceeds? the (?:available |model'?s )?(?:context|maximum)|reduce the length|model token limit|`inputs` tokens/i;

/**
 * A single request that exceeds a whole minute's allowance (OpenAI, Groq): waiting never helps, but a shorter prompt
 * does.
 */
const tooLargeForLimit = /request too large|tokens must be reduced/i;

/** A prepaid balance or spending limit that is used up, so waiting doesn't help. */
const outOfCredit =
  /insufficient[_ ](?:quota|credits?|funds|balance)|exceeded your current quota|credit balance|billing[_ ](?:hard|soft|not|limit|details)|payment required/i;

/** Gemini words a rate limit like a spent quota, but says when to retry. */
const retryLater = /retry in [\d.]+ ?m?s/i;

const filtered =
  /content[_ ](?:filter|management policy)|ResponsibleAIPolicy|invalid_prompt|(?:input|prompt) was flagged|flagged as/i;

/** Maps a provider's error to ours. Our own errors pass through. */
export function asAssistantError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const options = { cause: error };
  if (!isApiError(error) || error instanceof APIConnectionError) return new AssistantFailed(options);
  const { param } = error;
  const status = statusOf(error);
  const text = textOf(error);
  if (isOutOfCredit(error)) return new AssistantOutOfCredit(reasonOf(error), options);
  if (isTooLong(status, text)) return new ContextTooLong(options);
  if ((status === undefined || status === 400 || status === 403) && filtered.test(text))
    return new PromptFiltered(options);
  if (isBusy(status, text)) return new AssistantBusy(options);
  if (status === 401 || status === 403 || status === 404) return new AssistantMisconfigured(reasonOf(error), options);
  const namesParameter = Boolean(param) && !/^(?:messages|input)\b/.test(param ?? '');
  if ((status === 400 || status === 422) && namesParameter) return new AssistantMisconfigured(reasonOf(error), options);
  return new AssistantFailed(options);
}

/** Whether the provider sent an error, typed as the client types it. */
export function isApiError(error: unknown): error is APIError {
  return error instanceof APIError;
}

/** The HTTP status. An error inside a stream has none, but some servers put the number into its code. */
function statusOf({ status, code }: APIError): number | undefined {
  return status ?? (typeof code === 'number' ? code : undefined);
}

function isOutOfCredit(error: APIError): boolean {
  const text = textOf(error);
  return statusOf(error) === 402 || (outOfCredit.test(text) && !retryLater.test(text));
}

function isTooLong(status: number | undefined, text: string): boolean {
  return status === 413 || (status === 429 ? tooLargeForLimit : tooLong).test(text);
}

/** 529 is Anthropic's own status for an overloaded model. */
function isBusy(status: number | undefined, text: string): boolean {
  return [429, 503, 529].includes(status ?? 0) || /rate_limit_exceeded|overloaded_error/.test(text);
}

/** All of an error's text, to search in. */
export function textOf(error: APIError): string {
  return [error.code, error.type, error.param, error.message].filter(Boolean).join(' ');
}

/** A provider's words for the operator, on one line. They may quote the request, but never the key. */
function reasonOf({ status, message }: APIError): string {
  const words = message
    .replace(/\s+/g, ' ')
    .replace(/\b(?:sk|key)-[\w*-]+/gi, '…')
    .slice(0, 300);
  return /^\d{3} /.test(words) ? words : `${status ?? ''} ${words}`.trim();
}

/** The longest pause before a second attempt, in milliseconds. */
const longestWaitMs = 5000;

/**
 * How long a provider asks us to wait before a second attempt; null if it doesn't ask, if that is too long, or if
 * waiting is no use.
 */
export function shortWaitMs(error: unknown): number | null {
  if (!isApiError(error) || (error.status !== 429 && error.status !== 503)) return null;
  if (isOutOfCredit(error)) return null;
  const [ms, seconds] = ['retry-after-ms', 'retry-after'].map((name) => error.headers?.get(name) ?? '');
  const wait = ms ? Number(ms) : seconds ? waitOf(seconds) : NaN;
  return wait >= 0 && wait <= longestWaitMs ? wait : null;
}

/** `Retry-After` is a number of seconds or a date. */
function waitOf(value: string): number {
  const seconds = Number(value);
  return Number.isNaN(seconds) ? Math.max(0, Date.parse(value) - Date.now()) : seconds * 1000;
}
