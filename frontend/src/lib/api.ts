import type { ErrorBody } from '@contract/errors';

/** A call is given up after this long, unless the caller says otherwise: longer than any answer may take. */
const defaultTimeoutMs = 60_000;

/**
 * A call that did not succeed. `message` is `401: Incorrect email or password`: the status, then the answer's text or,
 * where it is empty, the status text. When no answer came at all, `status` is 0 and `message` a
 * sentence for people.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The answer's JSON, where it is a JSON object. */
  readonly json: Partial<ErrorBody> | undefined;

  constructor(
    readonly status: number,
    /** The answer's text. */
    readonly body: string,
    statusText: string,
    /** What `Retry-After` asks for, in seconds. */
    readonly retryAfter: number | null = null,
  ) {
    const text = body || statusText;
    super(status === 0 ? text : `${status}: ${text}`);
    this.json = parseObject(body);
  }

  /** The server's sentence for people, where it gave one as JSON. */
  get error(): string | undefined {
    return this.json?.error;
  }

  /** Stable, snake_case. */
  get code(): string | undefined {
    return this.json?.code;
  }

  /** A sentence per invalid field. */
  get fields(): Record<string, string> {
    return this.json?.fields ?? {};
  }
}

/** The sentence to show for anything that was thrown. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) return error.json?.message ?? error.error ?? error.message;
  return error instanceof Error ? error.message : String(error);
}

interface RequestOptions {
  /** Sent as JSON. */
  body?: unknown;
  signal?: AbortSignal;
  timeoutMs?: number;
}

/**
 * The one place where the app speaks HTTP. Sends cookies, has `read` take what it needs of a successful answer, and throws
 * `ApiError` for any other, or where none came or it broke off; an abort by `signal` is rethrown as it is. It neither
 * notifies nor navigates: the caller decides.
 */
export async function request<T>(
  method: string,
  path: string,
  read: (response: Response) => Promise<T>,
  options: RequestOptions = {},
): Promise<T> {
  const { body, signal, timeoutMs = defaultTimeoutMs } = options;
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(path, {
      method,
      credentials: 'include',
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: signal ? eitherOf(signal, limit) : limit,
    });
    if (response.ok) return await read(response);
    const text = await response.text().catch(() => '');
    throw new ApiError(response.status, text, response.statusText, secondsIn(response.headers.get('Retry-After')));
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error;
    throw new ApiError(0, '', limit.aborted ? 'The server took too long to answer. Please try again.' : unreachable());
  }
}

/** What an answer says as JSON; undefined where it is empty. Throws `ApiError` where it is no JSON. */
export async function readJson<T>(response: Response): Promise<T> {
  const text = await response.text();
  if (text === '') return undefined as T;
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new ApiError(response.status, '', 'Server returned an invalid response');
  }
}

/** Calls that answer JSON. `T` is the contract's type for the answer. */
export const api = {
  get: <T>(path: string, options?: RequestOptions) => request('GET', path, readJson<T>, options),
  post: <T>(path: string, body?: unknown, options?: RequestOptions) =>
    request('POST', path, readJson<T>, { ...options, body }),
  put: <T>(path: string, body: unknown, options?: RequestOptions) =>
    request('PUT', path, readJson<T>, { ...options, body }),
  patch: <T>(path: string, body: unknown, options?: RequestOptions) =>
    request('PATCH', path, readJson<T>, { ...options, body }),
  delete: <T>(path: string, options?: RequestOptions) => request('DELETE', path, readJson<T>, options),
};

/** Why no answer came, as a sentence that says what to do. */
export function unreachable(): string {
  return navigator.onLine
    ? 'We could not reach the server. Please try again in a moment.'
    : 'You seem to be offline. Check your connection and try again.';
}

/** Aborts with the first of both. Safari has `AbortSignal.any` from 17.4 on. */
function eitherOf(...signals: AbortSignal[]): AbortSignal {
  if ('any' in AbortSignal) return AbortSignal.any(signals);
  const either = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) either.abort(signal.reason);
    signal.addEventListener('abort', () => either.abort(signal.reason), { once: true, signal: either.signal });
  }
  return either.signal;
}

function parseObject(text: string): Partial<ErrorBody> | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    return JSON.parse(text) as Partial<ErrorBody>;
  } catch {
    return undefined;
  }
}

function secondsIn(retryAfter: string | null): number | null {
  const seconds = Number(retryAfter);
  return retryAfter !== null && Number.isFinite(seconds) ? seconds : null;
}
