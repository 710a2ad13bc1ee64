import OpenAI, { AuthenticationError } from 'openai';
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import { aiStats, connect, oneSheetTool, prompt } from './ai-client.js';
import { eventually, startTestSandbox, type TestSandbox } from '../../support/test-sandbox.js';

describe('the AI sandbox over Chat Completions', () => {
  let sandbox: TestSandbox;
  let openai: OpenAI;

  beforeAll(async () => {
    sandbox = await startTestSandbox();
    openai = connect(sandbox);
  });
  afterAll(() => sandbox.remove());

  async function ask(messages: ChatCompletionMessageParam[]): Promise<string> {
    const completion = await openai.chat.completions.create({ model: 'gpt-test', messages });
    return completion.choices[0]?.message.content ?? '';
  }

  test('a streamed response equals the plain one, byte for byte', async () => {
    const messages = prompt('Naïve question 🎺👩‍🎤: when do I pitch my single? It is out on 18 December. Привет 東京');
    const stream = await openai.chat.completions.create({
      model: 'gpt-test',
      messages,
      stream: true,
      stream_options: { include_usage: true },
    });
    const texts: string[] = [];
    let usage = null;
    let finish: string | null = null;
    for await (const chunk of stream) {
      if (chunk.usage) usage = chunk.usage;
      finish = chunk.choices[0]?.finish_reason ?? finish;
      texts.push(chunk.choices[0]?.delta.content ?? '');
    }
    const whole = await openai.chat.completions.create({ model: 'gpt-test', messages });
    expect(texts.join('')).toBe(whole.choices[0]?.message.content);
    expect(finish).toBe('stop');
    expect(whole.choices[0]?.finish_reason).toBe('stop');
    expect(usage).toEqual(whole.usage);
    expect(usage).toMatchObject({ completion_tokens: 256 + texts.filter(Boolean).length });
  });

  test('pieces arrive at the configured rate, the first at once', async () => {
    const slow = await startTestSandbox({ tokensPerSecond: 50 });
    try {
      const client = connect(slow);
      const stream = await client.chat.completions.create({
        model: 'gpt-test',
        messages: prompt('hello'),
        stream: true,
        reasoning_effort: 'none',
        max_completion_tokens: 40,
      });
      let pieces = 0;
      for await (const chunk of stream) if (chunk.choices[0]?.delta.content) pieces += 1;
      expect(pieces).toBe(40);
      // By the sandbox's clock: the client may receive the pieces late.
      const { requests } = await aiStats(slow);
      const { firstTokenAt, endedAt } = requests.at(-1) ?? {};
      expect(((endedAt ?? 0) - (firstTokenAt ?? 0)) / 1000).toBeGreaterThan(0.7);
    } finally {
      await slow.remove();
    }
  });

  test('a response longer than max_completion_tokens ends with the reason "length"', async () => {
    const completion = await openai.chat.completions.create({
      model: 'gpt-test',
      messages: prompt('How do I write a bio?'),
      reasoning_effort: 'none',
      max_completion_tokens: 5,
    });
    expect(completion.choices[0]?.finish_reason).toBe('length');
    expect(completion.usage?.completion_tokens).toBe(5);
  });

  test.each([
    ['none', 20, 20, 'length'],
    ['low', 64, 0, 'length'],
    ['low', 70, 6, 'length'],
    ['medium', 260, 4, 'length'],
    [undefined, 260, 4, 'length'],
    ['high', 5000, Infinity, 'stop'],
  ] as const)('reasoning with effort %s counts against %i tokens', async (effort, limit, visible, reason) => {
    const stream = await openai.chat.completions.create({
      model: 'gpt-test',
      messages: prompt('How do I write a bio?'),
      max_completion_tokens: limit,
      stream: true,
      ...(effort ? { reasoning_effort: effort } : {}),
    });
    let pieces = 0;
    let role: string | undefined;
    let finish: string | null | undefined;
    for await (const { choices } of stream) {
      role ??= choices[0]?.delta.role;
      if (choices[0]?.delta.content) pieces += 1;
      finish = choices[0]?.finish_reason ?? finish;
    }
    expect({ role, finish }).toEqual({ role: 'assistant', finish: reason });
    if (visible !== Infinity) expect(pieces).toBe(visible);
  });

  test('a client that disconnects ends the generation at once', async () => {
    const before = await aiStats(sandbox);
    const stream = await openai.chat.completions.create({
      model: 'gpt-test',
      messages: prompt('[sandbox:slow] hello'),
      stream: true,
    });
    for await (const chunk of stream) if (chunk.choices[0]?.delta.content) break;
    const after = await eventually(async () => {
      const now = await aiStats(sandbox);
      return now.aborted > before.aborted && now;
    }, 'the generation to be counted as aborted');
    expect(after.active).toBe(before.active);
    expect(after.requests.at(-1)).toMatchObject({ how: 'aborted', stream: true, messages: 2 });
  });

  test('50 concurrent streams deliver every piece', async () => {
    const messages = prompt('What is a one-sheet and what goes on it?');
    const expected = await ask(messages);
    const texts = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const stream = await openai.chat.completions.create({ model: 'gpt-test', messages, stream: true });
        let text = '';
        for await (const chunk of stream) text += chunk.choices[0]?.delta.content ?? '';
        return text;
      }),
    );
    expect(new Set(texts)).toEqual(new Set([expected]));
  });

  test.each([
    ['broken JSON', '{"model":', 400],
    ['100,000 brackets', '['.repeat(100_000), 400],
    [
      'five megabytes',
      JSON.stringify({ model: 'gpt-test', messages: [{ role: 'user', content: 'x'.repeat(5_000_000) }] }),
      413,
    ],
  ])('%s gets a response and does no harm', async (_case, body, status) => {
    expect((await post(body)).status).toBe(status);
    expect(await ask(prompt('hello'))).toContain('Mara');
  });

  test('a request without a key is a 401', async () => {
    const response = await fetch(`${sandbox.url}/ai/v1/models`);
    expect(response.status).toBe(401);
    const keyless = new OpenAI({
      apiKey: 'sk-test',
      baseURL: `${sandbox.url}/ai/v1`,
      maxRetries: 0,
      defaultHeaders: { Authorization: 'Basic c2stdGVzdA==' },
    });
    await expect(keyless.models.list()).rejects.toBeInstanceOf(AuthenticationError);
  });

  function post(body: string): Promise<Response> {
    return fetch(`${sandbox.url}/ai/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk-test', 'content-type': 'application/json' },
      body,
    });
  }

  describe('the one-sheet tool', () => {
    const tools = {
      tools: [{ type: 'function' as const, function: oneSheetTool }],
      reasoning_effort: 'none' as const,
    };
    const request = (question: string) =>
      openai.chat.completions.create({ model: 'gpt-test', messages: prompt(question), ...tools });

    test.each(['Make my one-sheet', 'can you create a one sheet for me please?', 'I need a onesheet for Friday.'])(
      '"%s" calls it with valid arguments',
      async (question) => {
        const { choices } = await request(question);
        const [call] = choices[0]?.message.tool_calls ?? [];
        expect(choices[0]?.finish_reason).toBe('tool_calls');
        expect(call?.type === 'function' && call.function.name).toBe('make_one_sheet');
        const args: unknown = JSON.parse(call?.type === 'function' ? call.function.arguments : '');
        expect(args).toEqual({ artistName: 'Mara Quill', releaseDate: null });
      },
    );

    test('it is also called in a stream', async () => {
      const stream = await openai.chat.completions.create({
        model: 'gpt-test',
        messages: prompt('Generate my one-sheet, it is out on 18 December.'),
        ...tools,
        stream: true,
      });
      let name = '';
      let args = '';
      let finish: string | null | undefined;
      for await (const chunk of stream) {
        const [choice] = chunk.choices;
        name += choice?.delta.tool_calls?.[0]?.function?.name ?? '';
        args += choice?.delta.tool_calls?.[0]?.function?.arguments ?? '';
        finish = choice?.finish_reason ?? finish;
      }
      expect([name, finish]).toEqual(['make_one_sheet', 'tool_calls']);
      expect(JSON.parse(args)).toEqual({ artistName: 'Mara Quill', releaseDate: '2026-12-18' });
    });

    test('a question about one-sheets gets text', async () => {
      const { choices } = await request('What is a one-sheet and what goes on it?');
      expect(choices[0]?.message.tool_calls).toBeUndefined();
      expect(choices[0]?.message.content).toContain('one page');
    });

    test('after the tool has run, the model says so and doesn’t call it again', async () => {
      const { choices } = await openai.chat.completions.create({
        model: 'gpt-test',
        ...tools,
        messages: [
          ...prompt('Make my one-sheet'),
          {
            role: 'assistant',
            tool_calls: [{ id: 'call_1', type: 'function', function: { name: 'make_one_sheet', arguments: '{}' } }],
          },
          { role: 'tool', tool_call_id: 'call_1', content: 'started' },
        ],
      });
      expect(choices[0]?.message.content).toContain('one-sheet is being made');
    });
  });
});
