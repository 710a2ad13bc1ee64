import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { Agent, interceptors, request } from 'undici';

/** Limit on an answer in one piece, in bytes. */
const wholeAnswerMax = 8 * 1024 * 1024;

/** Redirects keep the method and body where HTTP says so (307, 308); the key is only sent to the first origin. */
const redirectsMax = 3;

/** Connections outlive the pauses between messages. Callers set their own time limits. */
const connections = new Agent({ keepAliveTimeout: 60_000, headersTimeout: 0, bodyTimeout: 0 }).compose(
  interceptors.redirect({ maxRedirections: redirectsMax }),
);

/** Some proxies compress although we don't ask for it. */
const decompressors: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/**
 * A `fetch` for the provider's client that reads streamed answers piece by piece. The built-in one passes each piece
 * through web streams, which costs a server that relays replies a third of its processor time. Supports what that
 * client sends: a URL, a method, headers, a string body and a signal. Error responses are converted to the only shape
 * that the client reads.
 */
export async function streamingFetch(url: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  if (url instanceof Request || (init.body && typeof init.body !== 'string')) {
    throw new TypeError('Only a URL and a string body can be sent');
  }
  const answer = await request(url, {
    method: init.method ?? 'GET',
    headers: Object.fromEntries(init.headers instanceof Headers ? init.headers : new Headers(init.headers)),
    body: init.body ?? null,
    signal: init.signal ?? null,
    dispatcher: connections,
  });
  const { statusCode, headers } = answer;
  const decompress = decompressors[String(headers['content-encoding'] ?? '').toLowerCase()];
  // A connection that breaks ends the decompressed stream with the same error.
  const body: Readable = decompress ? pipeline(answer.body, decompress(), () => undefined) : answer.body;
  const head = { status: statusCode, headers: toPairs(headers) };
  const isStreamed = statusCode < 400 && String(headers['content-type']).startsWith('text/event-stream');
  if (!isStreamed) {
    const text = await readWhole(body);
    if (statusCode < 400 && !isErrorInside(text)) return new Response(text, head);
    const status = statusCode < 400 ? statusIn(text) : statusCode;
    return new Response(inOneShape(withoutKey(text, init.headers)), { ...head, status });
  }
  // `ModelEvents` reads it; the client never does.
  return Object.defineProperty(new Response(null, head), 'body', { value: body });
}

/** Some servers quote the key they reject. Errors are logged, but keys must not be. */
function withoutKey(text: string, headers: RequestInit['headers']): string {
  const key = new Headers(headers).get('authorization')?.replace(/^Bearer /, '');
  return key ? text.replaceAll(key, '…') : text;
}

/** OpenRouter reports an upstream's failure as `{error: {code: 502, message}}` with status 200. */
function isErrorInside(text: string): boolean {
  const body = parse(text);
  return isRecord(body) && isRecord(body['error']) && !('choices' in body) && !('output' in body);
}

function statusIn(text: string): number {
  const { error } = parse(text) as { error: Record<string, unknown> };
  const code = Number(error['code']);
  return Number.isInteger(code) && code >= 400 && code < 600 ? code : 502;
}

async function readWhole(body: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > wholeAnswerMax) throw new Error(`The answer is larger than ${wholeAnswerMax} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/**
 * Converts an error body to `{error: {message, …}}`. Servers also send `{message}`, `{detail: [{loc, msg}]}`, a list, a
 * string as the error, a server-sent event, or HTML; the client would lose all of those.
 */
function inOneShape(text: string): string {
  const body = parse(text) ?? parse(/^data: ?(.+)$/m.exec(text)?.[1] ?? '');
  const first: unknown = Array.isArray(body) ? body[0] : body;
  if (!isRecord(first)) return JSON.stringify({ error: { message: text.slice(0, 2000) } });
  // If the error is only a name, the rest of the body says what is wrong.
  const error = isRecord(first['error']) || Object.keys(first).length === 1 ? (first['error'] ?? first) : first;
  if (isRecord(error) && typeof error['message'] === 'string') return JSON.stringify({ error });
  const details = detailsIn(error);
  const known = isRecord(error) ? { code: error['code'], type: error['type'] } : {};
  const message = details.map(({ where, says }) => `${where}: ${says}`).join('; ') || asText(error);
  return JSON.stringify({ error: { ...known, message: message.slice(0, 2000), param: details[0]?.where ?? null } });
}

/** The entries of a validation error as FastAPI writes it: `detail`, or `message.detail`. */
function detailsIn(error: unknown): { where: string; says: string }[] {
  if (!isRecord(error)) return [];
  const message = error['message'];
  const detail = error['detail'] ?? (isRecord(message) ? message['detail'] : message);
  if (!Array.isArray(detail)) return [];
  return detail.filter(isRecord).map(({ loc, msg }) => ({
    where: Array.isArray(loc) ? loc.filter((part) => part !== 'body').join('.') : '',
    says: asText(msg),
  }));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? '');
}

function toPairs(headers: Record<string, string | string[] | undefined>): [string, string][] {
  return Object.entries(headers).flatMap(([name, value = []]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  );
}
