import type { ErrorBody } from '@contract/errors';
import { readServerClock } from './server-clock';

/** Default request timeout, longer than any regular response takes. */
const defaultTimeoutMs = 60_000;

/**
 * A failed request. `message` is the status and the response text, or the status text if that is empty, for example
 * `401: Incorrect email or password`. Without a response `status` is 0 and `message` explains why.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The parsed response, if it is a JSON object. */
  readonly json: Partial<ErrorBody> | undefined;

  constructor(
    readonly status: number,
    /** The response text. */
    readonly body: string,
    statusText: string,
    /** The `Retry-After` header, in seconds. */
    readonly retryAfter: number | null = null,
  ) {
    const text = body || statusText;
    super(status === 0 ? text : `${status}: ${text}`);
    this.json = parseObject(body);
  }

  /** The server's error message, if it sent one as JSON. */
  get error(): string | undefined {
    return this.json?.error;
  }

  /** The server's error code: stable, snake_case. */
  get code(): string | undefined {
    return this.json?.code;
  }

  /** Error messages by field name. */
  get fields(): Record<string, string> {
    return this.json?.fields ?? {};
  }
}

/** The message to show for anything that was thrown. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ApiError) return error.json?.message ?? error.error ?? error.message;
  return error instanceof Error ? error.message : String(error);
}

interface RequestOptions {
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as CSV instead of a JSON body. */
  file?: Blob;
  signal?: AbortSignal;
  /** A `Prefer` header. */
  prefer?: string;
  timeoutMs?: number;
}

/**
 * The app's only HTTP client. Sends cookies and returns what `read` takes from a successful response. Throws `ApiError`
 * for error statuses and failed connections; an abort by `signal` is rethrown as is. Never notifies or navigates: that is
 * up to the caller.
 */
export async function request<T>(
  method: string,
  path: string,
  read: (response: Response) => Promise<T>,
  options: RequestOptions = {},
): Promise<T> {
  const { signal, timeoutMs = defaultTimeoutMs } = options;
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(path, {
      method,
      credentials: 'include',
      ...sent(options),
      signal: signal ? eitherOf(signal, limit) : limit,
    });
    readServerClock(response);
    if (response.ok) return await read(response);
    const text = await response.text().catch(() => '');
    throw new ApiError(response.status, text, response.statusText, secondsIn(response.headers.get('Retry-After')));
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error;
    throw new ApiError(0, '', limit.aborted ? 'The server took too long to respond. Please try again.' : unreachable());
  }
}

/** The headers and the body of a request. */
function sent({ body, file, prefer }: RequestOptions): Pick<RequestInit, 'headers' | 'body'> {
  const headers: Record<string, string> = prefer === undefined ? {} : { Prefer: prefer };
  if (file) return { headers: { ...headers, 'Content-Type': 'text/csv' }, body: file };
  if (body === undefined) return { headers };
  return { headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

/** Parses a JSON response; undefined if it is empty. @throws ApiError if it is not JSON */
export async function readJson<T>(response: Response): Promise<T> {
  const text = await response.text();
  if (text === '') return undefined as T;
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new ApiError(response.status, '', 'Server returned an invalid response');
  }
}

/** The path of a list's next page, from its `Link` header; undefined on the last one. */
export function nextPage(response: Response): string | undefined {
  return /<([^<>]+)>;\s*rel="next"/.exec(response.headers.get('Link') ?? '')?.[1];
}

/** Requests with JSON responses. `T` is the contract's response type. */
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

/** Whether the server responds at all. */
export async function canReachServer(): Promise<boolean> {
  try {
    await request('GET', '/api/health', (response) => response.text(), { timeoutMs: 3000 });
    return true;
  } catch (error) {
    return error instanceof ApiError && error.status !== 0;
  }
}

/** The message for a request without a response. */
export function unreachable(): string {
  return navigator.onLine
    ? 'We could not reach the server. Please try again in a moment.'
    : 'You seem to be offline. Check your connection and try again.';
}

/** Aborts when the first signal does. Safari has `AbortSignal.any` since 17.4. */
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
