import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { api, ApiError, readJson, request, sentenceOf } from './api';

function serverAnswers(body: string, init: ResponseInit) {
  globalThis.fetch = jest.fn<typeof fetch>(async () => new Response(body || null, init));
}

/** The response headers arrive, but the body never completes. */
function serverBreaksOff(reason: Error) {
  const body = new ReadableStream({ start: (controller) => controller.error(reason) });
  globalThis.fetch = jest.fn<typeof fetch>(async () => new Response(body));
}

function browserIs(navigator: Pick<Navigator, 'onLine'>) {
  Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
}

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

describe('a failed call', () => {
  it('has the status and the response’s text', async () => {
    serverAnswers('Incorrect email or password', { status: 401, statusText: 'Unauthorized' });
    const error = await failureOf(api.post('/api/login', {}));
    expect(error.message).toBe('401: Incorrect email or password');
    expect(sentenceOf(error)).toBe('401: Incorrect email or password');
  });

  it('has the status text if the response is empty', async () => {
    serverAnswers('', { status: 503, statusText: 'Service Unavailable', headers: { 'Retry-After': '7' } });
    const error = await failureOf(api.get('/api/user'));
    expect(error.message).toBe('503: Service Unavailable');
    expect(error.retryAfter).toBe(7);
  });

  it('has the server’s sentence, code and fields from a JSON response', async () => {
    const body = { error: 'Invalid', message: 'Invalid', code: 'invalid_input', fields: { name: 'Too short' } };
    serverAnswers(JSON.stringify(body), { status: 400 });
    const error = await failureOf(api.put('/api/onboarding', {}));
    expect(error).toMatchObject({
      status: 400,
      error: 'Invalid',
      code: 'invalid_input',
      fields: { name: 'Too short' },
    });
    expect(error.message).toBe(`400: ${JSON.stringify(body)}`);
    expect(sentenceOf(error)).toBe('Invalid');
  });

  it('prefers the full message over the short error', async () => {
    const body = { error: 'Failed to create checkout session', message: 'Nothing was charged. Please try again.' };
    serverAnswers(JSON.stringify(body), { status: 502 });
    expect(sentenceOf(await failureOf(api.post('/api/subscription/create-checkout-session', {})))).toBe(body.message);
  });

  it.each([
    [false, 'You seem to be offline. Check your connection and try again.'],
    [true, 'We could not reach the server. Please try again in a moment.'],
  ])('is a plain sentence without a status if no response came (online: %s)', async (onLine, sentence) => {
    browserIs({ onLine });
    globalThis.fetch = jest.fn<typeof fetch>(async () => {
      throw new TypeError('Failed to fetch');
    });
    const error = await failureOf(api.get('/api/chats'));
    expect(error).toMatchObject({ status: 0, message: sentence });
  });

  it.each([
    ['JSON', () => api.get('/api/chats')],
    ['a file', () => request('GET', '/api/media/1/file', (response) => response.blob())],
  ])('has no status either if the response breaks off: %s', async (_what, call) => {
    browserIs({ onLine: true });
    serverBreaksOff(new TypeError('terminated'));
    expect(await failureOf(call())).toMatchObject({
      status: 0,
      message: expect.stringMatching('not reach the server'),
    });
  });

  it('stays an abort if the caller aborted while the response was arriving', async () => {
    const leaving = new AbortController();
    serverBreaksOff(new DOMException('The user aborted a request.', 'AbortError'));
    leaving.abort();
    await expect(api.get('/api/chats', { signal: leaving.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('reports a timeout', async () => {
    globalThis.fetch = jest.fn<typeof fetch>(
      (_path, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
        }),
    );
    const error = await failureOf(request('GET', '/api/chats', readJson, { timeoutMs: 1 }));
    expect(error.message).toBe('The server took too long to respond. Please try again.');
  });

  it('aborted by the caller isn’t reported as a server error', async () => {
    globalThis.fetch = jest.fn<typeof fetch>(async (_path, init) => {
      init?.signal?.throwIfAborted();
      return new Response('{}');
    });
    await expect(api.get('/api/chats', { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('is an invalid response if a success isn’t JSON', async () => {
    serverAnswers('<html>', { status: 200 });
    expect((await failureOf(api.get('/api/chats'))).message).toBe('200: Server returned an invalid response');
  });
});

describe('a call', () => {
  it('sends cookies, and a body as JSON with its content type', async () => {
    serverAnswers('{"id":"1"}', { status: 200 });
    await expect(api.patch('/api/chats/1', { title: 'Salt Road' })).resolves.toEqual({ id: '1' });
    expect(fetch).toHaveBeenCalledWith(
      '/api/chats/1',
      expect.objectContaining({
        method: 'PATCH',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json' },
        body: '{"title":"Salt Road"}',
      }),
    );
  });

  it('without a body has no content type, and returns undefined for an empty response', async () => {
    serverAnswers('', { status: 204 });
    await expect(api.delete('/api/chats/1')).resolves.toBeUndefined();
    expect(fetch).toHaveBeenCalledWith('/api/chats/1', expect.objectContaining({ headers: {} }));
    expect(fetch).not.toHaveBeenCalledWith('/api/chats/1', expect.objectContaining({ body: expect.anything() }));
  });
});

it('a call can be aborted in browsers without AbortSignal.any', async () => {
  const { any } = AbortSignal;
  Reflect.deleteProperty(AbortSignal, 'any');
  try {
    globalThis.fetch = jest.fn<typeof fetch>(
      (_, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
    );
    const leaving = new AbortController();
    const asked = request('GET', '/api/user', readJson, { signal: leaving.signal });
    leaving.abort();
    await expect(asked).rejects.toThrow('aborted');
    const late = request('GET', '/api/user', readJson, { signal: new AbortController().signal, timeoutMs: 5 });
    await expect(late).rejects.toThrow('The server took too long to respond. Please try again.');
  } finally {
    AbortSignal.any = any;
  }
});
