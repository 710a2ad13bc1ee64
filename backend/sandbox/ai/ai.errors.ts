/** An error answer as OpenAI's API gives it. */
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

/** Without a bearer key, which may be any text. */
export function missingKey(): AiError {
  const message =
    "You didn't provide an API key. You need to provide your API key in an Authorization header using Bearer auth.";
  return new AiError(401, message, 'invalid_request_error');
}

export function serverFailed(): AiError {
  return new AiError(500, 'The server had an error while processing your request. Sorry about that!', 'server_error');
}

export function rateLimited(): AiError {
  const message = 'Rate limit reached. Please try again in 1s.';
  return new AiError(429, message, 'requests', 'rate_limit_exceeded');
}
