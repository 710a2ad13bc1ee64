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

/** How servers say that a prompt is too long: OpenAI, vLLM, Mistral, llama.cpp, Anthropic, OpenRouter. */
const tooLong =
  /context[_ ]length|maximum context|context window|context size|too many tokens|prompt is too long|too large for model|exceeds? the (?:available |model'?s )?(?:context|maximum)|reduce the length/i;

/** A prepaid balance or a spending limit that is used up, which waiting doesn't change. */
const outOfCredit =
  /insufficient[_ ](?:quota|credits?|funds)|exceeded your current quota|credit balance|billing|payment required/i;

const filtered = /content[_ ](?:filter|management policy)|ResponsibleAIPolicy/i;

/** Whether the client made an error of what a provider said. Narrows to known types, which `instanceof` alone doesn't. */
export function isApiError(error: unknown): error is APIError {
  return error instanceof APIError;
}

/** What a provider's error means for us. Our own errors pass through. */
export function asAssistantError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const options = { cause: error };
  if (!isApiError(error) || error instanceof APIConnectionError) return new AssistantFailed(options);
  const { status, param } = error;
  const text = textOf(error);
  if (status === 402 || outOfCredit.test(text)) return new AssistantOutOfCredit(reasonOf(error), options);
  if (tooLong.test(text)) return new ContextTooLong(options);
  if (status === 400 && filtered.test(text)) return new PromptFiltered(options);
  if (status === 429 || status === 503 || error.code === 'rate_limit_exceeded') return new AssistantBusy(options);
  if (status === 401 || status === 403 || status === 404) return new AssistantMisconfigured(reasonOf(error), options);
  const namesParameter = Boolean(param) && !/^(?:messages|input)\b/.test(param ?? '');
  if ((status === 400 || status === 422) && namesParameter) return new AssistantMisconfigured(reasonOf(error), options);
  return new AssistantFailed(options);
}

/** Everything an error says of itself, to search in. */
export function textOf(error: APIError): string {
  return [error.code, error.type, error.param, error.message].filter(Boolean).join(' ');
}

/** A provider's words for the operator, in one line. They may quote the request, but never the key. */
function reasonOf({ status, message }: APIError): string {
  const words = message
    .replace(/\s+/g, ' ')
    .replace(/\b(?:sk|key)-[\w*-]+/gi, '…')
    .slice(0, 300);
  return /^\d{3} /.test(words) ? words : `${status ?? ''} ${words}`.trim();
}

/** The longest wait before a second try, in milliseconds. */
const longestWaitMs = 5000;

/** How long a provider asks to wait before a second try; null where it doesn't, where that's too long, and where waiting is no use. */
export function shortWaitMs(error: unknown): number | null {
  if (!isApiError(error) || (error.status !== 429 && error.status !== 503)) return null;
  if (outOfCredit.test(textOf(error))) return null;
  const [ms, seconds] = ['retry-after-ms', 'retry-after'].map((name) => error.headers?.get(name) ?? '');
  const wait = ms ? Number(ms) : seconds ? waitOf(seconds) : NaN;
  return wait >= 0 && wait <= longestWaitMs ? wait : null;
}

/** `Retry-After` is a number of seconds or a date. */
function waitOf(value: string): number {
  const seconds = Number(value);
  return Number.isNaN(seconds) ? Math.max(0, Date.parse(value) - Date.now()) : seconds * 1000;
}
