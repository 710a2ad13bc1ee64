import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import type { AssistantTool, StreamRequest, ToolStep } from '../../../backend/src/providers/assistant/assistant.js';
import { AppError } from '../../../backend/src/common/app-error.js';
import {
  AssistantBusy,
  AssistantFailed,
  AssistantMisconfigured,
  AssistantOutOfCredit,
  ContextTooLong,
  PromptFiltered,
} from '../../../backend/src/providers/assistant/assistant.errors.js';
import { OpenAiChatServer } from '../../support/model-servers/openai-chat-server.js';
import { OpenAiResponsesServer } from '../../support/model-servers/openai-responses-server.js';
import {
  emptyEvents,
  htmlPage,
  type RawChunk,
  type RawExchange,
  type RawResponse,
  RawServer,
} from '../../support/model-servers/raw-server.js';
import type { Json } from '../../support/model-servers/turn.js';
import {
  adapterFor,
  chatChunk,
  chatEnd,
  compressPieces,
  event,
  type Protocol,
  readAll,
  type ReadStream,
  request,
  responsesEnd,
  responsesEvent,
  wire,
} from '../../support/models/model-streams.js';
import { until } from '../../support/replies.js';

const protocols: Protocol[] = ['chat', 'responses'];

const noteTool: AssistantTool = {
  name: 'save_note',
  description: 'Saves a note.',
  parameters: {
    type: 'object',
    properties: { text: { type: 'string' } },
    required: ['text'],
    additionalProperties: false,
  },
};
const dateTool: AssistantTool = { name: 'find_date', description: 'Finds a date.' };
const tools = [noteTool, dateTool];

describe('streams and faults of model servers', () => {
  const servers: { close: () => Promise<void> }[] = [];
  /** Everything logged or written to the console, where nothing should go. */
  const logged: unknown[] = [];
  const printed: unknown[] = [];

  // Before the first client, which captures the console's functions.
  beforeAll(() => {
    for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
      jest.spyOn(console, method).mockImplementation((...line) => void printed.push(...line));
    const log = (...line: unknown[]): void => void logged.push(...line);
    Logger.overrideLogger({ log, warn: log, error: log, debug: log, verbose: log, fatal: log });
  });
  afterAll(() => {
    jest.restoreAllMocks();
    Logger.overrideLogger(false);
  });
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.close()));
    expect(printed.splice(0)).toEqual([]);
  });

  async function serve(script: RawResponse | ((exchange: RawExchange) => RawResponse)): Promise<RawServer> {
    const server = await RawServer.start(script);
    servers.push(server);
    return server;
  }

  /** Reads one reply from a server that sends these chunks. */
  async function read(
    api: Protocol,
    chunks: Iterable<RawChunk>,
    { then = 'close', ...more }: Partial<StreamRequest> & Pick<RawResponse, 'then'> = {},
  ): Promise<ReadStream> {
    const server = await serve({ chunks: [...chunks], then });
    return readAll(adapterFor(api, server).adapter.stream(request('Hello', more)));
  }

  /** The error of a reply. Throws if it succeeds. */
  async function failureOf(api: Protocol, server: RawServer, more: Partial<StreamRequest> = {}): Promise<AppError> {
    const { adapter } = adapterFor(api, server);
    const error: unknown = await readAll(adapter.stream(request('Hello', more))).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    if (!(error instanceof AppError)) throw new Error(`Not one of our errors: ${String(error)}`);
    return error;
  }

  /** A server that rejects requests until `accepts` returns true. */
  async function serveFrom(
    api: Protocol,
    rejection: RawResponse,
    accepts: (body: Json, index: number) => boolean,
  ): Promise<RawServer> {
    let index = 0;
    return serve(({ body }) => {
      const isAccepted = accepts(JSON.parse(body) as Json, index);
      index += 1;
      return isAccepted ? { chunks: [wire[api].text('Fine.'), ...wire[api].end()] } : rejection;
    });
  }

  const rejection = (status: number, body: unknown, headers: Record<string, string> = {}): RawResponse => ({
    status,
    headers: { 'content-type': 'application/json', ...headers },
    chunks: [typeof body === 'string' ? body : JSON.stringify(body)],
  });

  describe.each(protocols)('over the %s protocol', (api) => {
    const { text, end, error } = wire[api];
    const whole = [text('One '), text('two.'), ...end()];

    it('reads a reply with its finish, usage and model', async () => {
      const { text: said, end: last } = await read(api, whole);
      expect(said).toBe('One two.');
      const usage = { input: 11, cachedInput: 0, cacheWrites: 0, output: 7, reasoning: 0 };
      expect(last).toMatchObject({ finish: 'stop', usage, model: 'raw' });
    });

    it.each<[string, (chunks: string[]) => RawChunk[]]>([
      ['comments', (chunks) => chunks.flatMap((chunk) => [': keep-alive\n\n', ':\n\n', chunk])],
      ['a ping without data', (chunks) => chunks.flatMap((chunk) => ['event: ping\n\n', chunk])],
      [
        'a ping with empty data',
        (chunks) => chunks.flatMap((chunk) => ['event: ping\ndata: \n\n', 'data:\n\n', chunk]),
      ],
      [
        'events of another shape',
        (chunks) =>
          chunks.flatMap((chunk) => [
            'event: ping\ndata: {"type": "ping"}\n\n',
            'data: {}\n\ndata: null\n\ndata: 7\n\n',
            'data: {"usage": null, "choices": null}\n\n',
            chunk,
          ]),
      ],
      ['CRLF line ends', (chunks) => chunks.map((chunk) => chunk.replaceAll('\n', '\r\n'))],
      ['CRLF line ends split in half', (chunks) => [...chunks.join('').replaceAll('\n', '\r\n')].map((one) => one)],
      ['data over several lines', (chunks) => chunks.map((chunk) => chunk.replaceAll(/([{,])"/g, '$1\ndata: "'))],
      ['no space after the colon', (chunks) => chunks.map((chunk) => chunk.replaceAll('data: ', 'data:'))],
      ['no blank line at the end', (chunks) => [chunks.join('').trimEnd()]],
      ['all in one chunk', (chunks) => [chunks.join('')]],
    ])('reads a stream with %s', async (_, mangle) => {
      const { text: said, end: last } = await read(api, mangle(whole));
      expect([said, last?.finish]).toEqual(['One two.', 'stop']);
    });

    it('joins characters that are split across chunks', async () => {
      const bytes = Buffer.from([text('Zoë 🎷 東京'), ...end()].join(''));
      const chunks = [...bytes].flatMap((byte) => [Buffer.from([byte]), ...(byte > 127 ? [{ wait: 1 }] : [])]);
      expect((await read(api, chunks)).text).toBe('Zoë 🎷 東京');
    });

    it.each(['gzip', 'br', 'deflate'] as const)('reads %s piece by piece, as it arrives', async (encoding) => {
      const pieces = await compressPieces([text('One '), text('two '), text('three.') + end().join('')], encoding);
      const hasRead: (() => void)[] = [];
      // Each piece is sent only after the previous one was read.
      const gates = pieces.map(() => ({ until: new Promise<void>((resolve) => hasRead.push(resolve)) }));
      const server = await serve({
        headers: { 'content-type': 'text/event-stream', 'content-encoding': encoding },
        chunks: pieces.flatMap((piece, at) => (at < 2 ? [piece, gates[at] ?? ''] : [piece])),
      });
      const texts: string[] = [];
      for await (const item of adapterFor(api, server).adapter.stream(request('Hello')))
        if (typeof item === 'string') hasRead[texts.push(item) - 1]?.();
      expect(texts).toEqual(['One ', 'two ', 'three.']);
    });

    it.each([307, 308])('follows a %i to another origin with the body and without the key', async (status) => {
      const target = await serve({ chunks: whole });
      const server = await serve(({ path }) => ({
        status,
        headers: { location: target.baseUrl.replace('/v1', path) },
      }));
      const { text: said } = await readAll(adapterFor(api, server).adapter.stream(request('Hello')));
      expect(said).toBe('One two.');
      expect(server.heard[0]?.headers.authorization).toBe('Bearer test-key');
      expect(target.heard[0]).toMatchObject({ method: 'POST', body: server.heard[0]?.body });
      expect(target.heard[0]?.body).toContain('Hello');
      expect(JSON.stringify(target.heard[0]?.headers)).not.toContain('test-key');
    });

    it('follows a redirect on the same origin with the key', async () => {
      const server = await serve(({ path }) =>
        path.startsWith('/new') ? { chunks: whole } : { status: 308, headers: { location: `/new${path}` } },
      );
      expect((await readAll(adapterFor(api, server).adapter.stream(request('Hello')))).text).toBe('One two.');
      expect(server.heard[1]?.headers.authorization).toBe('Bearer test-key');
      expect(server.heard[1]?.body).toContain('Hello');
    });

    it.each<[string, (path: string, index: number) => string]>([
      ['to itself', (path) => path],
      ['to a new address each time', (_path, index) => `/v1/${index}`],
    ])('ends redirects %s', async (_, locationOf) => {
      let index = 0;
      const server = await serve(({ path }) => {
        index += 1;
        return { status: 307, headers: { location: locationOf(path, index) } };
      });
      expect(await failureOf(api, server)).toBeInstanceOf(AssistantFailed);
      expect(server.heard.length).toBeLessThanOrEqual(4);
    });

    it.each<[string, RawResponse]>([
      ['HTML with status 200', htmlPage()],
      ['only headers', { chunks: [] }],
      ['a connection that breaks after the headers', { then: 'destroy' }],
      ['a connection that breaks mid-stream', { chunks: [text('One '), { wait: 20 }], then: 'destroy' }],
      ['a stream that closes before the end', { chunks: [text('One ')] }],
      ['malformed JSON', { chunks: [text('One '), 'data: {"choices": [\n\n', ...end()] }],
      [
        '2,000 empty chunks',
        { chunks: api === 'chat' ? emptyEvents(2000) : Array.from({ length: 2000 }, () => text('')) },
      ],
    ])('fails on %s', async (_, response) => {
      const found = await failureOf(api, await serve(response));
      expect(found).toBeInstanceOf(AssistantFailed);
      expect(found.message).toBe('The assistant could not answer. Please try again.');
    });

    it('reads a reply that follows 2,000 empty chunks', async () => {
      const { text: said, kinds } = await read(api, [...Array.from({ length: 2000 }, () => text('')), ...whole]);
      expect([said, kinds]).toEqual(['One two.', ['text', 'end']]);
    });

    it.each<[string, Json, new () => AppError]>([
      ['an overloaded server', { type: 'overloaded_error', message: 'Overloaded' }, AssistantBusy],
      ['a rate limit', { code: 'rate_limit_exceeded', message: 'Rate limit reached' }, AssistantBusy],
      ['a rate limit as a number', { code: 429, message: 'Provider returned error' }, AssistantBusy],
      ['an internal error', { code: 'server_error', message: 'Sorry about that!' }, AssistantFailed],
      [
        'a prompt that is too long',
        { code: 'context_length_exceeded', message: 'Your input is too large.' },
        ContextTooLong,
      ],
      ['a filtered prompt', { code: 'content_filter', message: 'The response was filtered.' }, PromptFiltered],
    ])('maps an error inside the stream: %s', async (_, body, expected) => {
      expect(await failureOf(api, await serve({ chunks: [error(body)] }))).toBeInstanceOf(expected);
      expect(await failureOf(api, await serve({ chunks: [text('One '), error(body)] }))).toBeInstanceOf(expected);
    });

    it('ends as a complete reply if the server never closes the stream', async () => {
      const { text: said, end: last } = await read(api, whole, { then: 'hang' });
      expect([said, last?.finish, last?.usage?.input]).toEqual(['One two.', 'stop', 11]);
      const closed = await (servers[0] as RawServer).heard[0]?.closed;
      expect(closed).toBe(true);
    });

    it('lets the server close a stream that it ends itself', async () => {
      const server = await serve({ chunks: [...whole, { wait: 50 }] });
      await readAll(adapterFor(api, server).adapter.stream(request('Hello')));
      expect(await server.heard[0]?.closed).toBe(false);
    });

    describe('errors before the stream', () => {
      const longTexts = [
        "This model's maximum context length is 8192 tokens. However, your messages resulted in 9000 tokens.",
        'Your input exceeds the context window of this model. Please adjust your input and try again.',
        'The decoder prompt (length 5000) is longer than the maximum model length of 4096.',
        'Prompt contains 40000 tokens and 0 draft tokens, too large for model with 32768 maximum context length',
        'the request exceeds the available context size, try increasing it',
        'prompt is too long: 210000 tokens > 200000 maximum',
        'input length and `max_tokens` exceed context limit: 190000 + 20000 > 200000',
        "This endpoint's maximum context length is 8192 tokens. However, you requested about 9000 tokens.",
        "This model's maximum prompt length is 131072 but the request contains 537812 tokens.",
        'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).',
        'Input is too long for requested model.',
        'Please reduce the length of the messages or completion.',
        'Invalid request: Your request exceeded model token limit: 8192',
        'Input validation error: `inputs` tokens + `max_new_tokens` must be <= 4097',
      ];

      it.each(longTexts)('a prompt that is too long: %s', async (message) => {
        const server = await serve(rejection(400, { error: { message, type: 'invalid_request_error' } }));
        expect(await failureOf(api, server)).toBeInstanceOf(ContextTooLong);
        expect(server.heard).toHaveLength(1);
      });

      it.each<[string, RawResponse, new (...args: never[]) => AppError]>([
        ['401', rejection(401, { error: { message: 'No.', code: 'invalid_api_key' } }), AssistantMisconfigured],
        ['403', rejection(403, { error: { message: 'Country not supported' } }), AssistantMisconfigured],
        ['404', rejection(404, { error: { message: 'The model `x` does not exist' } }), AssistantMisconfigured],
        ['400 with a parameter', rejection(400, { error: { message: 'Bad', param: 'model' } }), AssistantMisconfigured],
        [
          '400 about the messages',
          rejection(400, { error: { message: 'Bad', param: 'messages[1]' } }),
          AssistantFailed,
        ],
        ['402', rejection(402, { error: { message: 'Insufficient Balance' } }), AssistantOutOfCredit],
        [
          'a spent quota',
          rejection(429, { error: { message: 'You exceeded your current quota.', code: 'insufficient_quota' } }),
          AssistantOutOfCredit,
        ],
        [
          'a billing limit',
          rejection(400, { error: { message: 'Hard limit reached', code: 'billing_hard_limit_reached' } }),
          AssistantOutOfCredit,
        ],
        [
          'a credit balance',
          rejection(400, { error: { message: 'Your credit balance is too low to access the API.' } }),
          AssistantOutOfCredit,
        ],
        [
          'a rate limit that advertises billing',
          rejection(429, {
            error: {
              message: 'Rate limit reached. Add a payment method at https://platform.openai.com/account/billing.',
              code: 'rate_limit_exceeded',
            },
          }),
          AssistantBusy,
        ],
        [
          'a rate limit worded like a quota',
          rejection(429, [{ error: { message: 'You exceeded your current quota. Please retry in 22.08s.' } }]),
          AssistantBusy,
        ],
        ['too many tokens a minute', rejection(429, { message: 'Too many tokens, please wait.' }), AssistantBusy],
        [
          'a request larger than the whole limit',
          rejection(429, { error: { message: 'Request too large for gpt-5 on tokens per min.' } }),
          ContextTooLong,
        ],
        ['413', rejection(413, 'Payload Too Large'), ContextTooLong],
        ['503', rejection(503, 'upstream connect error'), AssistantBusy],
        ['529', rejection(529, { error: { type: 'overloaded_error', message: 'Overloaded' } }), AssistantBusy],
        ['500', rejection(500, 'oops'), AssistantFailed],
        [
          'a filtered prompt',
          rejection(400, { error: { message: 'The response was filtered', code: 'content_filter' } }),
          PromptFiltered,
        ],
        [
          'a flagged prompt',
          rejection(403, { error: { message: 'Your input was flagged', code: 403 } }),
          PromptFiltered,
        ],
        ['a string', rejection(400, { error: 'the prompt is too long' }), ContextTooLong],
        [
          'a name and a message',
          rejection(400, { error: 'Bad Request', message: 'prompt is too long' }),
          ContextTooLong,
        ],
        ['only a message', rejection(400, { message: 'maximum context length is 5' }), ContextTooLong],
        ['a list', rejection(400, [{ error: { message: 'prompt is too long' } }]), ContextTooLong],
        ['a detail', rejection(400, { detail: 'prompt is too long' }), ContextTooLong],
        [
          'details of a parameter',
          rejection(422, { detail: [{ loc: ['body', 'model'], msg: 'unknown' }] }),
          AssistantMisconfigured,
        ],
        [
          'details inside a message',
          rejection(422, { message: { detail: [{ loc: ['body', 'model'], msg: 'unknown' }] } }),
          AssistantMisconfigured,
        ],
        ['HTML', rejection(404, '<html>nginx</html>', { 'content-type': 'text/html' }), AssistantMisconfigured],
        [
          'an event',
          rejection(400, event({ error: { message: 'prompt is too long' } }), { 'content-type': 'text/event-stream' }),
          ContextTooLong,
        ],
        [
          'status 200 with an error inside',
          rejection(200, { error: { message: 'Insufficient credits', code: 402 } }),
          AssistantOutOfCredit,
        ],
        ['nothing', rejection(401, ''), AssistantMisconfigured],
      ])('%s', async (_, response, expected) => {
        expect(await failureOf(api, await serve(response))).toBeInstanceOf(expected);
      });
    });

    describe('Retry-After', () => {
      it.each([
        [429, '0'],
        [503, '1'],
      ])('%i is retried once after %s s', async (status, seconds) => {
        const refusal = rejection(status, { error: { message: 'slow down' } }, { 'retry-after': seconds });
        const server = await serveFrom(api, refusal, (_body, index) => index > 0);
        const startedAt = performance.now();
        const { text: said } = await readAll(adapterFor(api, server).adapter.stream(request('Hello')));
        expect(said).toBe('Fine.');
        expect(performance.now() - startedAt).toBeGreaterThanOrEqual(Number(seconds) * 1000 - 20);
        expect(server.heard[1]?.body).toBe(server.heard[0]?.body);
      });

      it('a second refusal is final', async () => {
        const server = await serve(rejection(429, { error: { message: 'slow down' } }, { 'retry-after': '0' }));
        expect(await failureOf(api, server)).toBeInstanceOf(AssistantBusy);
        expect(server.heard).toHaveLength(2);
      });

      it.each([
        ['a wait that is too long', { 'retry-after': '6' }, 'slow down'],
        ['a distant date', { 'retry-after': 'Fri, 31 Dec 2100 23:59:59 GMT' }, 'slow down'],
        ['no wait', {}, 'slow down'],
        ['nonsense', { 'retry-after': 'soon' }, 'slow down'],
        ['a spent quota', { 'retry-after': '0' }, 'insufficient_quota'],
      ])('%s is not retried', async (_, headers, message) => {
        const server = await serve(rejection(429, { error: { message } }, headers));
        await failureOf(api, server);
        expect(server.heard).toHaveLength(1);
      });

      it('nothing is retried after the first piece', async () => {
        const server = await serve({ chunks: [text('One '), error({ code: 'rate_limit_exceeded', message: 'x' })] });
        await failureOf(api, server);
        expect(server.heard).toHaveLength(1);
      });
    });

    describe('features that a server rejects', () => {
      const limit = api === 'chat' ? 'max_completion_tokens' : 'max_output_tokens';

      it.each<[string, string, (body: Json) => boolean]>([
        ['the limit', `Unsupported parameter: '${limit}'.`, (body) => !(limit in body)],
        ['tools', 'This model does not support tools.', (body) => !('tools' in body)],
        ['the cache key', "Unknown parameter: 'prompt_cache_key'.", (body) => !('prompt_cache_key' in body)],
        [
          'effort',
          "Unsupported parameter: 'reasoning_effort'",
          (body) => !('reasoning_effort' in body || 'reasoning' in body),
        ],
      ])('%s: left out or renamed, also from then on', async (_, message, accepts) => {
        const server = await serveFrom(api, rejection(400, { error: { message } }), accepts);
        const { adapter } = adapterFor(api, server);
        expect((await readAll(adapter.stream(request('Hello', { tools })))).text).toBe('Fine.');
        expect(server.heard).toHaveLength(2);
        expect((await readAll(adapter.stream(request('Again', { tools })))).text).toBe('Fine.');
        expect(server.heard).toHaveLength(3);
        const body = JSON.parse(server.heard[2]?.body ?? '') as Json;
        if (message.includes('max_completion_tokens')) expect(body.max_tokens).toBe(8000);
      });

      it('an unrelated error changes nothing', async () => {
        const message =
          'The server had an error. Please include the request ID in your email, and restore or restrict it.';
        const server = await serve(rejection(500, { error: { message } }));
        const { adapter } = adapterFor(api, server);
        for (let count = 0; count < 2; count += 1)
          await expect(readAll(adapter.stream(request('Hello', { tools })))).rejects.toThrow(AssistantFailed);
        expect(server.heard).toHaveLength(2);
        expect(server.heard[1]?.body).toBe(server.heard[0]?.body);
        if (api === 'responses') expect(JSON.parse(server.heard[1]?.body ?? '')).toMatchObject({ store: false });
      });

      it('ends with an error if the server rejects everything', async () => {
        const server = await serve(
          rejection(400, { error: { message: `No ${limit}, tools, prompt_cache_key, strict` } }),
        );
        expect(await failureOf(api, server, { tools })).toBeInstanceOf(AppError);
        expect(server.heard.length).toBeLessThan(10);
      });
    });

    it.each<[string, RawResponse]>([
      ['a rejected key', rejection(401, { error: { message: 'Incorrect API key: test-key', code: 'x test-key' } })],
      [
        'a body with the request',
        rejection(422, { detail: [{ loc: ['body', 'model'], msg: 'bad', input: 'My secret' }] }),
      ],
      ['malformed JSON', { chunks: ['data: {"My secret": test-key\n\n'] }],
      ['an error in the stream', { chunks: [error({ message: 'My secret test-key' })] }],
    ])('reveals neither the key nor the prompt: %s', async (_, response) => {
      logged.splice(0);
      const server = await serve(response);
      const { adapter, status } = adapterFor(api, server);
      const found: unknown = await readAll(adapter.stream(request('My secret'))).catch((thrown: unknown) => thrown);
      const reason = found instanceof AssistantMisconfigured ? found.reason : '';
      const shown = [(found as Error).message, reason, status.trouble, ...logged].map(String).join(' ');
      expect(found).toBeInstanceOf(AppError);
      expect(shown).not.toMatch(/test-key|My secret/);
    });

    describe('aborting closes the connection', () => {
      /** Aborts shortly after the server has begun its response. */
      async function abortSoon(server: RawServer, abort: AbortController): Promise<void> {
        await until(() => Promise.resolve(server.heard.length > 0));
        await wait(50);
        abort.abort();
      }

      it.each<[string, RawResponse]>([
        ['before the headers', { headersAfter: 20_000 }],
        ['before the first piece', { then: 'hang' }],
        ['between pieces', { chunks: [text('One ')], then: 'hang' }],
        ['while an error body arrives', { status: 500, chunks: ['{"error":'], then: 'hang' }],
      ])('%s', async (_, response) => {
        const server = await serve(response);
        const abort = new AbortController();
        const reading = readAll(adapterFor(api, server).adapter.stream(request('Hello', { signal: abort.signal })));
        const failed = expect(reading).rejects.toThrow(AssistantFailed);
        await abortSoon(server, abort);
        await failed;
        expect(await server.heard[0]?.closed).toBe(true);
      });

      it('while waiting for Retry-After', async () => {
        const server = await serve(rejection(429, { error: { message: 'slow down' } }, { 'retry-after': '5' }));
        const abort = new AbortController();
        const failing = failureOf(api, server, { signal: abort.signal });
        await abortSoon(server, abort);
        expect(await failing).toBeInstanceOf(AssistantFailed);
        expect(server.heard).toHaveLength(1);
      });

      it('when the reader stops reading', async () => {
        const server = await serve({ chunks: [text('One ')], then: 'hang' });
        for await (const item of adapterFor(api, server).adapter.stream(request('Hello'))) if (item === 'One ') break;
        expect(await server.heard[0]?.closed).toBe(true);
      });
    });

    it('sends a picture', async () => {
      const server = await serve({ chunks: whole });
      const url = 'data:image/png;base64,AAAA';
      const turns = [{ role: 'user' as const, text: 'What is this?', images: [{ url }] }];
      await readAll(adapterFor(api, server).adapter.stream(request('', { prompt: { system: 'Look.', turns } })));
      const body = JSON.parse(server.heard[0]?.body ?? '') as { messages?: unknown[]; input?: unknown[] };
      const words = 'What is this?';
      expect((body.messages ?? body.input)?.at(-1)).toEqual({
        role: 'user',
        content:
          api === 'chat'
            ? [
                { type: 'text', text: words },
                { type: 'image_url', image_url: { url } },
              ]
            : [
                { type: 'input_text', text: words },
                { type: 'input_image', image_url: url, detail: 'auto' },
              ],
      });
    });

    it('uses tools over several steps', async () => {
      const model = await (api === 'chat' ? OpenAiChatServer.start() : OpenAiResponsesServer.start());
      servers.push(model);
      const { adapter } = adapterFor(api, model);
      const steps: ToolStep[] = [];
      for (const note of ['one', 'two']) {
        model.say({ name: 'save_note', arguments: JSON.stringify({ text: note }) });
        const {
          text: said,
          calls,
          ids,
          end: last,
        } = await readAll(adapter.stream(request('Save it', { tools, steps })));
        expect([calls, last?.finish]).toEqual([[{ name: 'save_note', arguments: { text: note } }], 'tool_calls']);
        const results = ids.map((callId) => ({ callId, output: `saved ${note}` }));
        steps.push({
          text: said,
          calls: calls.map((call, at) => ({ id: ids[at] ?? '', ...call })),
          results,
          carry: last?.carry,
        });
      }
      model.say('Both saved.');
      const { text: said, end: last } = await readAll(adapter.stream(request('Save it', { tools, steps })));
      expect([said, last?.finish]).toEqual(['Both saved.', 'stop']);
      const sent = JSON.stringify(model.heard.at(-1)?.body);
      for (const words of ['saved one', 'saved two']) expect(sent).toContain(words);
    });
  });

  describe('oddities of Chat Completions streams', () => {
    it('chunks without choices and choices without a delta', async () => {
      const odd = [event({ id: 'c' }), event({ choices: [] }), event({ choices: [{ index: 0 }] })];
      const odder = [event({ choices: [{ delta: null }] }), event({ choices: null, model: '' })];
      const { text } = await read('chat', [...odd, chatChunk({ content: 'Hi' }), ...odder, ...chatEnd()]);
      expect(text).toBe('Hi');
    });

    it.each<[string, unknown]>([
      ['reasoning_content', { content: null, reasoning_content: 'hm' }],
      ['reasoning_content with empty content', { content: '', reasoning_content: 'hm' }],
      ['reasoning', { reasoning: 'hm' }],
      ['reasoning_details', { reasoning_details: [{ type: 'reasoning.text', text: 'hm' }] }],
      ['a list of thinking', { content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'hm' }] }] }],
      ['a <think> block', { content: '<think>hm</think>' }],
    ])('%s is reasoning and never text', async (name, delta) => {
      const { text, kinds } = await read('chat', [
        chatChunk(delta),
        ...(name.includes('<think>')
          ? [chatChunk({ content: '<think>more' }), chatChunk({ content: '</think>' })]
          : []),
        chatChunk({ content: 'Hi' }),
        ...chatEnd(),
      ]);
      expect([text, kinds]).toEqual(['Hi', ['reasoning', 'text', 'end']]);
    });

    it('an empty list of reasoning is ignored', async () => {
      const { kinds } = await read('chat', [chatChunk({ content: '', reasoning_details: [] }), ...chatEnd()]);
      expect(kinds).toEqual(['end']);
    });

    it('a list of content with thinking and text shows the text', async () => {
      const content = [
        { type: 'thinking', thinking: [] },
        { type: 'text', text: 'Hi' },
      ];
      expect((await read('chat', [chatChunk({ content }), ...chatEnd()])).text).toBe('Hi');
    });

    it('a <think> block split over chunks', async () => {
      const pieces = [...'<think>Let me <b>see</b></think>\n\nPitch <now>.'];
      const { text, kinds } = await read('chat', [...pieces.map((content) => chatChunk({ content })), ...chatEnd()]);
      expect([text, kinds]).toEqual(['Pitch <now>.', ['reasoning', 'text', 'end']]);
    });

    const one = { name: 'save_note', arguments: { text: 'a' } };
    const two = { name: 'save_note', arguments: { text: 'b' } };
    const a = '{"text":"a"}';
    const b = '{"text":"b"}';
    const call = (fields: Json, name?: unknown, args?: unknown): Json => ({
      ...fields,
      function: { ...(name === undefined ? {} : { name }), ...(args === undefined ? {} : { arguments: args }) },
    });

    it.each<[string, Json[], unknown[]]>([
      [
        'name and arguments in pieces',
        [
          call({ index: 0, id: 'x' }, 'save_'),
          call({ index: 0 }, 'note', '{"te'),
          call({ index: 0 }, undefined, 'xt":"a"}'),
        ],
        [one],
      ],
      [
        'the full name in every piece',
        [call({ index: 0, id: 'x' }, 'save_note', '{"te'), call({ index: 0, id: 'x' }, 'save_note', 'xt":"a"}')],
        [one],
      ],
      ['no index', [call({ id: 'x' }, 'save_note', '{"te'), call({}, undefined, 'xt":"a"}')], [one]],
      ['no index and no id', [call({}, 'save_note', a), call({}, 'save_note', b)], [one, two]],
      ['arguments as an object', [call({ index: 0, id: 'x' }, 'save_note', { text: 'a' })], [one]],
      [
        'two interleaved calls',
        [
          call({ index: 0, id: 'x' }, 'save_note', '{"text"'),
          call({ index: 1, id: 'y' }, 'save_note', '{"text"'),
          call({ index: 1 }, undefined, ':"b"}'),
          call({ index: 0 }, undefined, ':"a"}'),
        ],
        [one, two],
      ],
      [
        'two calls without an index',
        [call({ id: 'x' }, 'save_note', a), call({ id: 'y' }, 'save_note', b)],
        [one, two],
      ],
      [
        'two calls with the same index',
        [call({ index: 0, id: 'x' }, 'save_note', a), call({ index: 0, id: 'y' }, 'save_note', b)],
        [one, two],
      ],
      [
        'a different id in every piece',
        [call({ index: 0, id: 'x' }, 'save_note', '{"te'), call({ index: 0, id: 'y' }, 'save_note', 'xt":"a"}')],
        [one],
      ],
      ['an index that starts at 1', [call({ index: 1, id: 'x' }, 'save_note', a)], [one]],
      ['no arguments', [call({ index: 0, id: 'x' }, 'find_date')], [{ name: 'find_date', arguments: {} }]],
      ['no function', [{ index: 0, id: 'x' }, call({ index: 1, id: 'y' }, 'save_note', a)], [one]],
    ])('a tool call with %s', async (_, deltas, expected) => {
      const chunks = deltas.map((delta) => chatChunk({ tool_calls: [delta] }));
      const { calls, text, end, ids } = await read('chat', [...chunks, ...chatEnd('tool_calls')], { tools });
      expect([calls, text, end?.finish]).toEqual([expected, '', 'tool_calls']);
      expect(new Set(ids).size).toBe(expected.length);
    });

    it('two calls in one chunk, with the finish reason stop', async () => {
      const both = {
        tool_calls: [call({ index: 0, id: 'x' }, 'save_note', a), call({ index: 1, id: 'y' }, 'save_note', b)],
      };
      const { calls, end } = await read('chat', [chatChunk(both), ...chatEnd()], { tools });
      expect([calls, end?.finish]).toEqual([[one, two], 'tool_calls']);
    });

    it.each([
      ['Hermes and Qwen', `<tool_call>\n{"name":"save_note","arguments":${a}}\n</tool_call>`],
      ['Mistral', `[TOOL_CALLS][{"name":"save_note","arguments":${a}}]`],
      ['Llama', `{"name":"save_note","parameters":${a}}`],
    ])('a tool call as text: %s', async (_, words) => {
      const pieces = words.match(/.{1,4}/gs) ?? [];
      const { calls, text, end } = await read(
        'chat',
        [...pieces.map((content) => chatChunk({ content })), ...chatEnd()],
        { tools },
      );
      expect([calls, text, end?.finish]).toEqual([[one], '', 'tool_calls']);
    });

    it('a tool call as text before a broken connection isn’t a complete reply', async () => {
      const content = `<tool_call>{"name":"save_note","arguments":${a}}</tool_call>`;
      await expect(read('chat', [chatChunk({ content })], { tools })).rejects.toThrow(AssistantFailed);
    });

    it.each([
      ...['stop', 'eos', 'end_turn', 'stop_sequence', 'refusal', 'STOP'].map((name) => [name, 'stop']),
      ...['length', 'max_tokens', 'MAX_TOKENS', 'model_length', 'model_context_window_exceeded'].map((name) => [
        name,
        'length',
      ]),
      ...['content_filter', 'SAFETY', 'sensitive', 'recitation'].map((name) => [name, 'content_filter']),
      ...['tool_calls', 'function_call', 'tool_use'].map((name) => [name, 'tool_calls']),
    ])('the finish reason %s means %s', async (name = '', meaning) => {
      const { end, text } = await read('chat', [chatChunk({ content: 'Hi' }), ...chatEnd(name)]);
      expect([text, end?.finish]).toEqual(['Hi', meaning]);
    });

    it.each(['error', 'abort', 'network_error', 'insufficient_system_resource'])('the finish reason %s fails', (name) =>
      expect(read('chat', [chatChunk({ content: 'Hi' }), ...chatEnd(name)])).rejects.toThrow(AssistantFailed),
    );

    it('text and finish in the same chunk', async () => {
      const { text, end } = await read('chat', [chatChunk({ content: 'Hi' }, 'stop')]);
      expect([text, end?.usage]).toEqual(['Hi', null]);
    });

    it('a refusal is the reply’s text', async () => {
      const { text, end } = await read('chat', [chatChunk({ content: null, refusal: "I can't." }), ...chatEnd()]);
      expect([text, end?.finish]).toEqual(["I can't.", 'stop']);
    });

    it.each<[string, Json[], Json]>([
      ['reasoning_content', [{ reasoning_content: 'h' }, { reasoning_content: 'm' }], { reasoning_content: 'hm' }],
      ['reasoning_details', [{ reasoning_details: [{ id: 1 }] }], { reasoning_details: [{ id: 1 }] }],
    ])('%s goes back with the results of a step', async (_, deltas, expected) => {
      const calling = chatChunk({ tool_calls: [call({ index: 0, id: 'x' }, 'save_note', a)] });
      const server = await serve({
        chunks: [...deltas.map((delta) => chatChunk(delta)), calling, ...chatEnd('tool_calls')],
      });
      const { adapter } = adapterFor('chat', server);
      const { end } = await readAll(adapter.stream(request('Save it', { tools })));
      const results = [{ callId: 'x', output: 'saved' }];
      const steps: ToolStep[] = [{ text: '', calls: [{ id: 'x', ...one }], results, carry: end?.carry }];
      await readAll(adapter.stream(request('Save it', { tools, steps })));
      const { messages } = JSON.parse(server.heard[1]?.body ?? '') as { messages: Json[] };
      expect(messages.at(-2)).toMatchObject({ role: 'assistant', ...expected });
      expect(messages.at(-1)).toEqual({ role: 'tool', tool_call_id: 'x', content: 'saved' });
    });
  });

  describe('oddities of Responses streams', () => {
    const item = (fields: Json): string => responsesEvent('response.output_item.done', { item: fields });

    it('reasoning is never text', async () => {
      const { text, kinds } = await read('responses', [
        responsesEvent('response.output_item.added', { item: { type: 'reasoning', id: 'rs' } }),
        responsesEvent('response.reasoning_summary_text.delta', { delta: 'hm' }),
        responsesEvent('response.reasoning_text.delta', { delta: 'hm' }),
        responsesEvent('response.output_text.delta', { delta: 'Hi' }),
        responsesEnd(),
      ]);
      expect([text, kinds]).toEqual(['Hi', ['reasoning', 'text', 'end']]);
    });

    it('a <think> block split over deltas is never text', async () => {
      const pieces = [...'<think>Let me <b>see</b></think>\n\nPitch <now'];
      const deltas = pieces.map((delta) => responsesEvent('response.output_text.delta', { delta }));
      const { text, kinds } = await read('responses', [...deltas, responsesEnd()]);
      expect(text).toBe('Pitch <now');
      expect(kinds[0]).toBe('reasoning');
    });

    it.each([
      ['max_output_tokens', 'length'],
      ['content_filter', 'content_filter'],
    ])('a response that is incomplete because of %s finishes as %s', async (reason, finish) => {
      const { text, end } = await read('responses', [wire.responses.text('Hi'), responsesEnd(reason)]);
      expect([text, end?.finish]).toEqual(['Hi', finish]);
    });

    it('a refusal is the text of the reply', async () => {
      const { text, end } = await read('responses', [
        responsesEvent('response.refusal.delta', { delta: "I can't." }),
        responsesEnd(),
      ]);
      expect([text, end?.finish]).toEqual(["I can't.", 'stop']);
    });

    it.each<[string, Json]>([
      ['response.failed', { response: { error: { code: 'context_length_exceeded', message: 'Too much.' } } }],
      ['error', { code: 'context_length_exceeded', message: 'Too much.', param: 'input' }],
      ['error', { error: { code: 'context_length_exceeded', message: 'Too much.' } }],
    ])('a prompt that is too long as %s in a stream with status 200', async (type, fields) => {
      const server = await serve({
        chunks: [responsesEvent('response.created', { response: {} }), responsesEvent(type, fields)],
      });
      expect(await failureOf('responses', server)).toBeInstanceOf(ContextTooLong);
    });

    it('two calls, and reasoning sent back without its status', async () => {
      const reasoning = { type: 'reasoning', id: 'rs', summary: [], encrypted_content: 'e' };
      const called = (id: string): Json => ({
        type: 'function_call',
        id: `f${id}`,
        call_id: id,
        name: 'find_date',
        arguments: '{}',
      });
      const server = await serve({
        chunks: [item({ ...reasoning, status: 'completed' }), item(called('x')), item(called('y')), responsesEnd()],
      });
      const { adapter } = adapterFor('responses', server);
      const { ids, calls, end } = await readAll(adapter.stream(request('When?', { tools })));
      expect([ids, end?.finish]).toEqual([['x', 'y'], 'tool_calls']);
      const results = ids.map((callId) => ({ callId, output: 'today' }));
      const steps: ToolStep[] = [
        { text: '', calls: calls.map((one, at) => ({ id: ids[at] ?? '', ...one })), results, carry: end?.carry },
      ];
      await readAll(adapter.stream(request('When?', { tools, steps })));
      const { input } = JSON.parse(server.heard[1]?.body ?? '') as { input: Json[] };
      const outputs = ['x', 'y'].map((id) => ({ type: 'function_call_output', call_id: id, output: 'today' }));
      expect(input.slice(1)).toEqual([reasoning, called('x'), called('y'), ...outputs]);
    });
  });
});
