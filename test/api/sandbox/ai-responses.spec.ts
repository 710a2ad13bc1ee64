import type OpenAI from 'openai';
import type {
  Response,
  ResponseCreateParamsNonStreaming,
  ResponseInput,
  ResponseStreamEvent,
} from 'openai/resources/responses/responses';
import { connect, conversation, lastRequest, oneSheetTool, prompt, system, textOf, turn } from './ai-client.js';
import { startTestSandbox, type TestSandbox } from '../../support/test-sandbox.js';

const tool = { type: 'function' as const, ...oneSheetTool };

describe('the AI sandbox over Responses', () => {
  let sandbox: TestSandbox;
  let openai: OpenAI;

  beforeAll(async () => {
    sandbox = await startTestSandbox({ tokensPerSecond: 5000 });
    openai = connect(sandbox);
  });
  afterAll(() => sandbox.remove());

  const params = (
    words: string,
    more: Partial<ResponseCreateParamsNonStreaming> = {},
  ): ResponseCreateParamsNonStreaming => ({
    model: 'gpt-6.1-terra',
    instructions: system(),
    input: conversation(turn(words)),
    reasoning: { effort: 'low' },
    store: false,
    ...more,
  });

  async function read(body: ResponseCreateParamsNonStreaming): Promise<ResponseStreamEvent[]> {
    const events: ResponseStreamEvent[] = [];
    for await (const event of await openai.responses.create({ ...body, stream: true })) events.push(event);
    return events;
  }

  /** The types of events in order, repeated ones once. */
  function typesOf(events: ResponseStreamEvent[]): string[] {
    return events.map(({ type }) => type).filter((type, index, types) => type !== types[index - 1]);
  }

  function finalOf(events: ResponseStreamEvent[]): Response {
    const last = events.at(-1);
    if (last?.type !== 'response.completed' && last?.type !== 'response.incomplete') throw new Error(last?.type);
    return last.response;
  }

  const text = [
    ...['response.output_item.added', 'response.content_part.added', 'response.output_text.delta'],
    ...['response.output_text.done', 'response.content_part.done', 'response.output_item.done', 'response.completed'],
  ];
  const reasoning = ['response.output_item.added', 'response.output_item.done'];
  const summary = [
    ...['response.output_item.added', 'response.reasoning_summary_part.added'],
    ...['response.reasoning_summary_text.delta', 'response.reasoning_summary_text.done'],
    ...['response.reasoning_summary_part.done', 'response.output_item.done'],
  ];
  const call = [
    ...['response.output_item.added', 'response.function_call_arguments.delta'],
    ...['response.function_call_arguments.done', 'response.output_item.done', 'response.completed'],
  ];

  test.each<[string, ResponseCreateParamsNonStreaming, string[]]>([
    ['text after reasoning', params('hello'), [...reasoning, ...text]],
    ['text after a summary', params('hello', { reasoning: { effort: 'low', summary: 'auto' } }), [...summary, ...text]],
    ['text without reasoning', params('hello', { reasoning: { effort: 'none' } }), text],
    ['text from a model that does not reason', params('hello', { model: 'gpt-4.1', reasoning: null }), text],
    ['a call after reasoning', params('Make my one-sheet', { tools: [tool] }), [...reasoning, ...call]],
  ])('a stream of %s has the events of the API, numbered without gaps', async (_case, body, expected) => {
    const events = await read(body);
    expect(typesOf(events)).toEqual(['response.created', 'response.in_progress', ...expected]);
    expect(events.map((event) => 'sequence_number' in event && event.sequence_number)).toEqual([...events.keys()]);
  });

  test('a streamed response equals the plain one, byte for byte', async () => {
    const body = params('Naïve question 🎺👩‍🎤: when do I pitch my single? It is out on 18 December. Привет 東京');
    const events = await read(body);
    const deltas = events.flatMap((event) => (event.type === 'response.output_text.delta' ? [event.delta] : []));
    const whole = await openai.responses.create(body);
    expect(deltas.join('')).toBe(whole.output_text);
    expect(textOf(finalOf(events))).toBe(whole.output_text);
    expect(finalOf(events).usage).toMatchObject({
      output_tokens: deltas.length + 64,
      output_tokens_details: { reasoning_tokens: 64 },
    });
    expect(whole).toMatchObject({
      object: 'response',
      status: 'completed',
      model: 'gpt-6.1-terra',
      error: null,
      incomplete_details: null,
      store: false,
      reasoning: { effort: 'low' },
      usage: { output_tokens: deltas.length + 64 },
    });
    const { choices } = await openai.chat.completions.create({
      model: 'gpt-test',
      messages: prompt('Naïve question 🎺👩‍🎤: when do I pitch my single? It is out on 18 December. Привет 東京'),
    });
    expect(choices[0]?.message.content).toBe(whole.output_text);
  });

  test('the client can read the stream to its end', async () => {
    const final = await openai.responses.stream({ ...params('hello'), stream: true }).finalResponse();
    expect(final.output_text).toContain('Mara');
  });

  test('a plain text is a user message', async () => {
    const { output_text } = await openai.responses.create({
      model: 'gpt-6-luna',
      input: 'When do I pitch to Spotify?',
    });
    expect(output_text).toContain('7 days before release');
    expect(await lastRequest(sandbox)).toMatchObject({ api: 'responses', effort: 'medium', messages: 1 });
  });

  test('user messages can have text and images', async () => {
    const { output_text } = await openai.responses.create(
      params('', {
        input: [
          {
            role: 'user',
            content: [
              { type: 'input_text', text: 'What size must my cover art be?' },
              { type: 'input_image', image_url: 'data:image/png;base64,AA==', detail: 'auto' },
            ],
          },
        ],
      }),
    );
    expect(output_text).toContain('3000');
  });

  test.each([
    ['none', 20, 20],
    ['low', 64, 0],
    ['low', 70, 6],
    ['medium', 260, 4],
  ] as const)('reasoning with effort %s counts against %i tokens', async (effort, limit, visible) => {
    const events = await read(params('How do I write a bio?', { reasoning: { effort }, max_output_tokens: limit }));
    expect(events.filter(({ type }) => type === 'response.output_text.delta')).toHaveLength(visible);
    const response = finalOf(events);
    expect(response).toMatchObject({
      status: 'incomplete',
      incomplete_details: { reason: 'max_output_tokens' },
      max_output_tokens: limit,
      usage: { output_tokens: limit },
    });
    expect(response.output.map(({ type }) => type)).toEqual([
      ...(effort === 'none' ? [] : ['reasoning']),
      ...(visible > 0 ? ['message'] : []),
    ]);
    const { type } = events.at(-1) ?? {};
    expect(type).toBe('response.incomplete');
  });

  test('usage counts the prefix that the prompt shares with the previous one of its cache key', async () => {
    const send = async (key: string, words: string) => {
      const instructions = `${system()}\n${'A rule that is always the same. '.repeat(300)}`;
      const { usage } = await openai.responses.create(params(words, { instructions, prompt_cache_key: key }));
      return usage;
    };
    const first = await send('one', 'hello');
    const second = await send('one', 'Who are you?');
    const cached = second?.input_tokens_details.cached_tokens ?? 0;
    expect(first?.input_tokens_details.cached_tokens).toBe(0);
    expect(first?.input_tokens_details.cache_write_tokens).toBeGreaterThan(1024);
    expect(cached).toBeGreaterThan(1024);
    expect(cached % 128).toBe(0);
    expect((await send('two', 'Who are you?'))?.input_tokens_details.cached_tokens).toBe(0);
    expect((await openai.responses.create(params('hello'))).usage?.input_tokens_details).toEqual({
      cached_tokens: 0,
      cache_write_tokens: 0,
    });
  });

  describe('tools', () => {
    const include = ['reasoning.encrypted_content' as const];

    test.each(['low', 'none'] as const)('the model continues after a tool result, effort %s', async (effort) => {
      const body = params('Generate my one-sheet, it is out on 18 December.', {
        tools: [tool],
        reasoning: { effort },
        include,
      });
      const { output } = finalOf(await read(body));
      const made = output.find((item) => item.type === 'function_call');
      expect(made).toMatchObject({ name: 'make_one_sheet', status: 'completed' });
      expect(JSON.parse(made?.arguments ?? '')).toEqual({ artistName: 'Mara Quill', releaseDate: '2026-12-18' });
      const result = { type: 'function_call_output' as const, call_id: made?.call_id ?? '', output: 'started' };
      const input = [...(body.input as ResponseInput), ...(output as ResponseInput), result];
      const next = await openai.responses.create({ ...body, input });
      expect(next.output_text).toContain('one-sheet is being made');
      expect(next.output.some(({ type }) => type === 'function_call')).toBe(false);
    });

    test.each<[string, ResponseCreateParamsNonStreaming['tool_choice'], string, string]>([
      ['a question about one-sheets gets words', 'auto', 'What is a one-sheet and what goes on it?', 'message'],
      ['none gets words', 'none', 'Make my one-sheet', 'message'],
      ['required gets a call', 'required', 'hello', 'function_call'],
      ['a forced tool gets a call', { type: 'function', name: 'make_one_sheet' }, 'hello', 'function_call'],
    ])('%s', async (_case, tool_choice, words, type) => {
      const { output } = await openai.responses.create(params(words, { tools: [tool], tool_choice }));
      expect(output.at(-1)?.type).toBe(type);
    });

    test('encrypted reasoning is only sent if requested', async () => {
      const [plain] = (await openai.responses.create(params('hello'))).output;
      const [encrypted] = (await openai.responses.create(params('hello', { include }))).output;
      expect(plain).not.toHaveProperty('encrypted_content');
      expect(encrypted).toMatchObject({ type: 'reasoning', encrypted_content: expect.any(String) as string });
    });
  });

  test.each([
    ['json_object', { type: 'json_object' as const }, { answer: expect.stringContaining('Mara') as string }],
    [
      'json_schema',
      { type: 'json_schema' as const, name: 'sheet', strict: true, schema: oneSheetTool.parameters },
      { artistName: 'Mara Quill', releaseDate: null },
    ],
  ])('text.format %s returns matching JSON', async (_case, format, expected) => {
    const { output_text } = await openai.responses.create(params('hello', { text: { format } }));
    expect(JSON.parse(output_text)).toEqual(expected);
  });

  test("a conversation's title", async () => {
    const { output_text } = await openai.responses.create({
      model: 'gpt-6-luna',
      reasoning: { effort: 'none' },
      instructions: 'Write a title for the conversation below in at most 6 words, in its own language.',
      input: conversation('Artist: [sandbox:hang] How do I write a bio?\n\nAssistant: Pitch it to Spotify.'),
    });
    expect(output_text).toBe('Artist bio');
  });

  test('the facts of a one-sheet come from the messages', async () => {
    const { output_text } = await openai.responses.create({
      model: 'gpt-6-luna',
      reasoning: { effort: 'none' },
      instructions: system(),
      input: conversation('<said>[{"message":1,"text":"My single is called \\"Copper Line\\"."}]</said>'),
      text: {
        format: {
          type: 'json_schema',
          name: 'one_sheet_facts',
          schema: { type: 'object', properties: {}, required: [], additionalProperties: false },
        },
      },
    });
    expect(output_text).toContain('Copper Line');
  });
});
