import { APIConnectionError, APIError, type OpenAI } from 'openai';
import type { ResponseStreamEvent } from 'openai/resources/responses/responses';
import {
  aiStats,
  connect,
  continueTurn,
  conversation,
  lastRequest,
  prompt,
  system,
  textOf,
  turn,
} from './ai-client.js';
import { startTestSandbox, type TestSandbox } from '../../support/test-sandbox.js';

const question = 'What is a one-sheet and what goes on it?';

describe('words that steer the AI sandbox', () => {
  let sandbox: TestSandbox;
  let openai: OpenAI;

  beforeAll(async () => {
    sandbox = await startTestSandbox();
    openai = connect(sandbox);
  });
  afterAll(() => sandbox.remove());

  const respond = (...turns: string[]) =>
    openai.responses.create({
      model: 'gpt-6.1-terra',
      instructions: system(),
      input: conversation(...turns),
      reasoning: { effort: 'low', summary: 'auto' },
    });
  const stream = (words: string) =>
    openai.responses.create({
      model: 'gpt-6.1-terra',
      instructions: system(),
      input: conversation(turn(words)),
      reasoning: { effort: 'low', summary: 'auto' },
      stream: true,
    });
  const chat = (words: string) => openai.chat.completions.create({ model: 'gpt-test', messages: prompt(words) });

  async function read(words: string): Promise<ResponseStreamEvent[]> {
    const events: ResponseStreamEvent[] = [];
    for await (const event of await stream(words)) events.push(event);
    return events;
  }

  describe.each([
    ['Responses', (words: string) => stream(words)],
    ['Chat Completions', chat],
  ])('over %s', (_api, send) => {
    test.each([
      ['[sandbox:error]', 500, 'server_error', null],
      ['[sandbox:rate-limit]', 429, 'requests', 'rate_limit_exceeded'],
      ['[sandbox:quota]', 429, 'insufficient_quota', 'insufficient_quota'],
      ['[sandbox:bad-key]', 401, 'invalid_request_error', 'invalid_api_key'],
    ])('%s is a %i before the first token', async (word, status, type, code) => {
      const error: unknown = await send(`${word} hello`).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(APIError);
      expect(error).toMatchObject({ status, type, code });
      expect(await lastRequest(sandbox)).toMatchObject({ how: 'error', firstTokenAt: null });
    });
  });

  test('[sandbox:rate-limit] says when to retry', async () => {
    const error: unknown = await stream('[sandbox:rate-limit]').catch((reason: unknown) => reason);
    expect(error instanceof APIError && error.headers?.get('retry-after')).toBe('1');
  });

  test('[sandbox:bad-key] never repeats the key', async () => {
    await expect(stream('[sandbox:bad-key]')).rejects.toThrow('Incorrect API key provided: sk-test-***1234.');
  });

  test('[sandbox:too-long] rejects a prompt of more than two turns, and answers a shorter one', async () => {
    const words = turn(`[sandbox:too-long] ${question}`);
    await expect(respond(turn('Hi'), 'Hello.', words)).rejects.toMatchObject({
      status: 400,
      code: 'context_length_exceeded',
      param: 'input',
    });
    expect(textOf(await respond(words))).toContain('one page');
    const messages = [...prompt('Hi'), { role: 'assistant' as const, content: 'Hello.' }, ...prompt(words).slice(1)];
    await expect(openai.chat.completions.create({ model: 'gpt-test', messages })).rejects.toMatchObject({
      status: 400,
      code: 'context_length_exceeded',
      param: 'messages',
    });
  });

  test('[sandbox:length] stops the reply after 60 tokens, and the rest can be requested', async () => {
    const words = turn(`[sandbox:length] ${question}`);
    const cut = await respond(words);
    expect(cut).toMatchObject({ status: 'incomplete', incomplete_details: { reason: 'max_output_tokens' } });
    expect(cut.usage?.output_tokens).toBe(64 + 60);
    const rest = await respond(words, textOf(cut), continueTurn);
    expect(rest.status).toBe('completed');
    expect(textOf(cut) + textOf(rest)).toBe(textOf(await respond(turn(question))));
    expect((await chat(`[sandbox:length] ${question}`)).choices[0]?.finish_reason).toBe('length');
    expect((await read(`[sandbox:length] ${question}`)).at(-1)).toMatchObject({
      type: 'response.incomplete',
      response: { incomplete_details: { reason: 'max_output_tokens' } },
    });
  });

  test('[sandbox:filter] stops the reply after 30 tokens', async () => {
    const events = await read(`[sandbox:filter] ${question}`);
    expect(events.filter(({ type }) => type === 'response.output_text.delta')).toHaveLength(30);
    expect(events.at(-1)).toMatchObject({
      type: 'response.incomplete',
      response: { status: 'incomplete', incomplete_details: { reason: 'content_filter' } },
    });
    expect((await chat(`[sandbox:filter] ${question}`)).choices[0]?.finish_reason).toBe('content_filter');
  });

  test('[sandbox:refusal] sends the words as a refusal', async () => {
    const events = await read(`[sandbox:refusal] ${question}`);
    const text = events.flatMap((event) => (event.type === 'response.refusal.delta' ? [event.delta] : [])).join('');
    expect(text).toContain('one page');
    expect(events.some(({ type }) => type.startsWith('response.output_text'))).toBe(false);
    expect(events.at(-1)).toMatchObject({ response: { status: 'completed' } });
    const whole = await respond(turn(`[sandbox:refusal] ${question}`));
    expect(whole.output.at(-1)).toMatchObject({ content: [{ type: 'refusal', refusal: text }] });
    const { choices } = await chat(`[sandbox:refusal] ${question}`);
    expect(choices[0]?.message).toMatchObject({ content: null, refusal: text });
  });

  test('[sandbox:reasoning] reasons for about a second, with a summary, before the first text', async () => {
    const started = Date.now();
    let firstText = 0;
    const types: string[] = [];
    for await (const { type } of await stream('[sandbox:reasoning] hello')) {
      if (type === 'response.output_text.delta') firstText ||= Date.now();
      if (!types.includes(type)) types.push(type);
    }
    expect(firstText - started).toBeGreaterThan(900);
    expect(types.indexOf('response.reasoning_summary_text.delta')).toBeLessThan(
      types.indexOf('response.output_text.delta'),
    );
  });

  test('[sandbox:reasoning] is a pause over Chat Completions', async () => {
    const messages = prompt('[sandbox:reasoning] hello');
    const started = Date.now();
    const chunks = await openai.chat.completions.create({ model: 'gpt-test', messages, stream: true });
    for await (const { choices } of chunks) if (choices[0]?.delta.content) break;
    expect(Date.now() - started).toBeGreaterThan(900);
  });

  test('[sandbox:cut] cuts the connection after some tokens', async () => {
    let text = '';
    const reading = (async () => {
      for await (const event of await stream(`[sandbox:cut] ${question}`)) {
        if (event.type === 'response.output_text.delta') text += event.delta;
      }
    })();
    await expect(reading).rejects.toThrow();
    expect(await lastRequest(sandbox)).toMatchObject({ how: 'cut', api: 'responses' });
    expect(text.length).toBeGreaterThan(20);
    expect(textOf(await respond(turn(question))).startsWith(text)).toBe(true);
  });

  test('[sandbox:hang] never sends a token, and ends when the client disconnects', async () => {
    const before = await aiStats(sandbox);
    const hanging = await stream('[sandbox:hang] hello');
    expect((await aiStats(sandbox)).active).toBe(before.active + 1);
    hanging.controller.abort();
    expect(await lastRequest(sandbox)).toMatchObject({ how: 'aborted', firstTokenAt: null });
  });

  test('[sandbox:hang] without a stream never responds', async () => {
    const hanging = openai.chat.completions.create(
      { model: 'gpt-test', messages: prompt('[sandbox:hang]') },
      { timeout: 200 },
    );
    await expect(hanging).rejects.toBeInstanceOf(APIConnectionError);
  });

  test('[sandbox:long] is about 4,000 tokens long', async () => {
    const fast = await startTestSandbox({ tokensPerSecond: 100_000 });
    try {
      const { usage } = await connect(fast).chat.completions.create({
        model: 'gpt-test',
        messages: prompt('[sandbox:long] bio'),
        reasoning_effort: 'none',
      });
      expect(usage?.completion_tokens).toBeGreaterThan(3900);
      expect(usage?.completion_tokens).toBeLessThan(4100);
    } finally {
      await fast.remove();
    }
  });

  test('only the newest message steers, and the words are never repeated', async () => {
    const reply = await respond(turn('[sandbox:error] hello'), '[sandbox:error]', turn('Hello again'));
    expect(reply.status).toBe('completed');
    expect(textOf(reply)).not.toContain('[sandbox:');
  });
});
