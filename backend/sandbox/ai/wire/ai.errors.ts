import type { Api } from './model-request.js';

/** An error response of OpenAI's API. */
export class AiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly type: string,
    readonly code: string | null = null,
    readonly param: string | null = null,
  ) {
    super(message);
  }

  get body() {
    return { error: { message: this.message, type: this.type, param: this.param, code: this.code } };
  }
}

export function invalidRequest(message: string, param: string | null = null, code: string | null = null): AiError {
  return new AiError(400, message, 'invalid_request_error', code, param);
}

/** The error for a missing bearer key; any text counts as a key. */
export function missingKey(): AiError {
  const message =
    "You didn't provide an API key. You need to provide your API key in an Authorization header using Bearer auth.";
  return new AiError(401, message, 'invalid_request_error');
}

/** Source: https://github.com/chatanywhere/GPT_API_free/issues/427 */
export function incorrectKey(key: string): AiError {
  const masked = `${key.slice(0, 8)}***${key.slice(-4)}`;
  const message = `Incorrect API key provided: ${masked}. You can find your API key at https://platform.openai.com/account/api-keys.`;
  return new AiError(401, message, 'invalid_request_error', 'invalid_api_key');
}

export function serverFailed(): AiError {
  return new AiError(500, 'The server had an error while processing your request. Sorry about that!', 'server_error');
}

export function rateLimited(): AiError {
  const message = 'Rate limit reached. Please try again in 1s.';
  return new AiError(429, message, 'requests', 'rate_limit_exceeded');
}

/** Source: https://github.com/ChatGPTNextWeb/NextChat/issues/3123 */
export function quotaExceeded(): AiError {
  const message =
    'You exceeded your current quota, please check your plan and billing details. For more information on this error, read the docs: https://platform.openai.com/docs/guides/error-codes/api-errors.';
  return new AiError(429, message, 'insufficient_quota', 'insufficient_quota');
}

/** Sources: https://github.com/dyad-sh/dyad/issues/1672, https://github.com/rahul2002m/ChatPDF/issues/6 */
export function contextExceeded(api: Api): AiError {
  if (api === 'responses') {
    const message = 'Your input exceeds the context window of this model. Please adjust your input and try again.';
    return invalidRequest(message, 'input', 'context_length_exceeded');
  }
  const message =
    "This model's maximum context length is 1050000 tokens. However, your messages resulted in 1050001 tokens. Please reduce the length of the messages.";
  return invalidRequest(message, 'messages', 'context_length_exceeded');
}
