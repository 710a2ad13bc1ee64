import { readFileSync } from 'node:fs';
import OpenAI, { APIConnectionError, APIError, AuthenticationError, InternalServerError, RateLimitError } from 'openai';
import type { ChatCompletionMessageParam, ChatCompletionTool } from 'openai/resources/chat/completions';
import type { Generation } from '../../../backend/sandbox/ai/generation-log.js';
import { until } from '../../support/replies.js';
import { eventually, startTestSandbox, type TestSandbox } from './start-test-sandbox.js';

interface Question {
  id: string;
  profile: Record<string, string>;
  question: string;
  /** Texts that the answer holds, whatever the case of their letters. */
  says: string[];
  neverSays: string[];
}

interface Stats {
  active: number;
  started: number;
  finished: number;
  aborted: number;
  requests: Pick<Generation, 'id' | 'stream' | 'messages' | 'how' | 'firstTokenAt' | 'endedAt'>[];
}

const questions = JSON.parse(readFileSync(new URL('./pr-questions.json', import.meta.url), 'utf8')) as Question[];
const mara = {
  name: 'Mara Quill',
  musicGenre: 'indie folk',
  location: 'Leeds, UK',
  songTitle: 'Salt Road',
  songLink: 'https://example.com/salt-road',
};
const oneSheetTool: ChatCompletionTool = {
  type: 'function',
  function: {
    name: 'make_one_sheet',
    description: 'Starts the PDF.',
    parameters: {
      type: 'object',
      properties: { artistName: { type: 'string' }, releaseDate: { type: ['string', 'null'] } },
      required: ['artistName', 'releaseDate'],
      additionalProperties: false,
    },
  },
};

describe('the stand-in of the model', () => {
  let sandbox: TestSandbox;
  let openai: OpenAI;

  beforeAll(async () => {
    sandbox = await startTestSandbox();
    openai = new OpenAI({ apiKey: 'sk-test', baseURL: `${sandbox.url}/ai/v1`, maxRetries: 0 });
  });
  afterAll(() => sandbox.remove());

  function prompt(question: string, profile: Record<string, string> = mara): ChatCompletionMessageParam[] {
    const system = `You help musicians with PR.\n<artist>${JSON.stringify(profile)}</artist>\nToday is 2026-11-21 (Saturday).`;
    return [
      { role: 'system', content: system },
      { role: 'user', content: question },
    ];
  }

  async function ask(messages: ChatCompletionMessageParam[]): Promise<string> {
    const completion = await openai.chat.completions.create({ model: 'gpt-test', messages });
    return completion.choices[0]?.message.content ?? '';
  }

  async function stats(): Promise<Stats> {
    return (await (await fetch(`${sandbox.url}/sandbox/ai/stats`)).json()) as Stats;
  }

  /** The newest request, once the stand-in has noted how it ended. */
  async function lastRequest() {
    return until(async () => {
      const last = (await stats()).requests.at(-1);
      return last?.how ? last : undefined;
    });
  }

  describe('chat completions', () => {
    test('a streamed answer is, byte for byte, the one that is not streamed', async () => {
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
      expect(usage).toMatchObject({ completion_tokens: texts.filter(Boolean).length });
    });

    test('pieces come at the configured rate, the first at once', async () => {
      const slow = await startTestSandbox({ tokensPerSecond: 50 });
      try {
        const client = new OpenAI({ apiKey: 'sk-test', baseURL: `${slow.url}/ai/v1` });
        const stream = await client.chat.completions.create({
          model: 'gpt-test',
          messages: prompt('hello'),
          stream: true,
          max_completion_tokens: 40,
        });
        let pieces = 0;
        for await (const chunk of stream) if (chunk.choices[0]?.delta.content) pieces += 1;
        expect(pieces).toBe(40);
        // By the stand-in's own clock: how late its pieces are seen here is another matter.
        const { requests } = (await (await fetch(`${slow.url}/sandbox/ai/stats`)).json()) as Stats;
        const { firstTokenAt, endedAt } = requests.at(-1) ?? {};
        expect(((endedAt ?? 0) - (firstTokenAt ?? 0)) / 1000).toBeGreaterThan(0.7);
      } finally {
        await slow.remove();
      }
    });

    test('an answer longer than max_completion_tokens ends with the reason "length"', async () => {
      const completion = await openai.chat.completions.create({
        model: 'gpt-test',
        messages: prompt('How do I write a bio?'),
        max_completion_tokens: 5,
      });
      expect(completion.choices[0]?.finish_reason).toBe('length');
      expect(completion.usage?.completion_tokens).toBe(5);
    });

    test('a client that goes away ends the generation at once', async () => {
      const before = await stats();
      const stream = await openai.chat.completions.create({
        model: 'gpt-test',
        messages: prompt('[sandbox:slow] hello'),
        stream: true,
      });
      for await (const chunk of stream) if (chunk.choices[0]?.delta.content) break;
      const after = await eventually(async () => {
        const now = await stats();
        return now.aborted > before.aborted && now;
      }, 'the generation to be counted as aborted');
      expect(after.active).toBe(before.active);
      expect(after.requests.at(-1)).toMatchObject({ how: 'aborted', stream: true, messages: 2 });
    });

    test('200 streams at once bring every piece', async () => {
      const messages = prompt('What is a one-sheet and what goes on it?');
      const expected = await ask(messages);
      const texts = await Promise.all(
        Array.from({ length: 200 }, async () => {
          const stream = await openai.chat.completions.create({ model: 'gpt-test', messages, stream: true });
          let text = '';
          for await (const chunk of stream) text += chunk.choices[0]?.delta.content ?? '';
          return text;
        }),
      );
      expect(new Set(texts)).toEqual(new Set([expected]));
    }, 60_000);

    test.each<[string, unknown, string]>([
      ['no model', { messages: [{ role: 'user', content: 'hi' }] }, 'model'],
      ['no messages', { model: 'm' }, 'messages'],
      ['an empty list of messages', { model: 'm', messages: [] }, 'empty array'],
      ['an unknown role', { model: 'm', messages: [{ role: 'boss', content: 'hi' }] }, "'boss'"],
      ['content that is a number', { model: 'm', messages: [{ role: 'user', content: 7 }] }, 'content'],
      ['a list instead of an object', [1, 2], 'JSON body'],
      [
        'a tool choice without tools',
        { model: 'm', messages: [{ role: 'user', content: 'hi' }], tool_choice: 'auto' },
        'tools',
      ],
    ])('%s is a 400 in the form of an OpenAI error', async (_case, body, words) => {
      const response = await post(JSON.stringify(body));
      const { error } = (await response.json()) as { error: Record<string, string> };
      expect(response.status).toBe(400);
      expect(error).toEqual({
        message: expect.stringContaining(words),
        type: 'invalid_request_error',
        code: error['code'],
        param: error['param'],
      });
    });

    test.each([
      ['broken JSON', '{"model":', 400],
      ['100,000 brackets', '['.repeat(100_000), 400],
      [
        'five megabytes',
        JSON.stringify({ model: 'm', messages: [{ role: 'user', content: 'x'.repeat(5_000_000) }] }),
        413,
      ],
    ])('%s is answered and does no harm', async (_case, body, status) => {
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

    test('the models can be listed', async () => {
      const models = await openai.models.list();
      expect(models.data.map(({ id }) => id)).toEqual(['sandbox']);
    });

    function post(body: string): Promise<Response> {
      return fetch(`${sandbox.url}/ai/v1/chat/completions`, {
        method: 'POST',
        headers: { authorization: 'Bearer sk-test', 'content-type': 'application/json' },
        body,
      });
    }
  });

  describe('words that steer', () => {
    const steered = (word: string) =>
      openai.chat.completions.create({ model: 'gpt-test', messages: prompt(`${word} hello`), stream: true });

    test('[sandbox:error] is a 500 before the first token', async () => {
      await expect(steered('[sandbox:error]')).rejects.toBeInstanceOf(InternalServerError);
      expect(await lastRequest()).toMatchObject({ how: 'error', firstTokenAt: null });
    });

    test('[sandbox:rate-limit] is a 429 that says when to come back', async () => {
      const error: unknown = await steered('[sandbox:rate-limit]').catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(RateLimitError);
      expect(error instanceof APIError && error.headers?.get('retry-after')).toBe('1');
    });

    test('[sandbox:cut] cuts the connection after some tokens', async () => {
      const stream = await openai.chat.completions.create({
        model: 'gpt-test',
        messages: prompt('[sandbox:cut] What is a one-sheet?'),
        stream: true,
      });
      let text = '';
      const reading = (async () => {
        for await (const chunk of stream) text += chunk.choices[0]?.delta.content ?? '';
      })();
      await expect(reading).rejects.toThrow();
      expect(text.length).toBeGreaterThan(20);
      expect(await ask(prompt('What is a one-sheet?'))).toMatch(
        new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`),
      );
      expect(await lastRequest()).toMatchObject({ how: 'finished' });
      expect((await stats()).requests.at(-2)).toMatchObject({ how: 'cut' });
    });

    test('[sandbox:hang] never brings a token, and ends when the client gives up', async () => {
      const before = await stats();
      const stream = await steered('[sandbox:hang]');
      expect((await stats()).active).toBe(before.active + 1);
      stream.controller.abort();
      const ended = await eventually(async () => {
        const request = await lastRequest();
        return request?.how ? request : undefined;
      }, 'the generation to end');
      expect(ended).toMatchObject({ how: 'aborted', firstTokenAt: null });
    });

    test('[sandbox:hang] without a stream never answers', async () => {
      const giveUp = openai.chat.completions.create(
        { model: 'm', messages: prompt('[sandbox:hang]') },
        { timeout: 200 },
      );
      await expect(giveUp).rejects.toBeInstanceOf(APIConnectionError);
    });

    test('[sandbox:long] is about 4,000 tokens long', async () => {
      const fast = await startTestSandbox({ tokensPerSecond: 100_000 });
      try {
        const client = new OpenAI({ apiKey: 'sk-test', baseURL: `${fast.url}/ai/v1` });
        const completion = await client.chat.completions.create({ model: 'm', messages: prompt('[sandbox:long] bio') });
        expect(completion.usage?.completion_tokens).toBeGreaterThan(3900);
        expect(completion.usage?.completion_tokens).toBeLessThan(4100);
      } finally {
        await fast.remove();
      }
    });

    test('steering words steer from the newest message only, and are never said', async () => {
      const answer = await ask([
        ...prompt('[sandbox:error] hello'),
        { role: 'assistant', content: 'Hello.' },
        { role: 'user', content: 'Hello again' },
      ]);
      expect(answer).not.toContain('[sandbox:error]');
    });
  });

  describe('the one-sheet tool', () => {
    const request = (question: string) =>
      openai.chat.completions.create({ model: 'gpt-test', messages: prompt(question), tools: [oneSheetTool] });

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

    test('it is called in a stream too', async () => {
      const stream = await openai.chat.completions.create({
        model: 'gpt-test',
        messages: prompt('Generate my one-sheet, it is out on 18 December.'),
        tools: [oneSheetTool],
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

    test('a question about one-sheets is answered in words', async () => {
      const { choices } = await request('What is a one-sheet and what goes on it?');
      expect(choices[0]?.message.tool_calls).toBeUndefined();
      expect(choices[0]?.message.content).toContain('one page');
    });

    test('after the tool has run, the model says so and does not call it again', async () => {
      const { choices } = await openai.chat.completions.create({
        model: 'gpt-test',
        tools: [oneSheetTool],
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

  describe("a conversation's title", () => {
    test('has at most six words, no quotes, and says the subject', async () => {
      const title = await ask([
        {
          role: 'system',
          content: `Name this conversation in at most six words.\n<artist>${JSON.stringify(mara)}</artist>`,
        },
        { role: 'user', content: '[sandbox:slow] When do I have to pitch it to Spotify?' },
        { role: 'assistant', content: 'By Friday 11 December at the latest.' },
      ]);
      expect(title).toBe('Spotify pitch for Salt Road');
    });

    test.each([
      [
        'Artist: is "ontology" a good hobby for my dog?\n\nAssistant: Ask about a press release.',
        'Is ontology a good hobby for',
      ],
      ['Artist: [sandbox:hang] How do I write a bio?\n\nAssistant: Pitch it to Spotify.', 'Artist bio'],
      ['Artist: 🎺\n\nAssistant: Hello.', 'A first question'],
    ])('%j is named after what the artist said', async (quoted, expected) => {
      const system = 'Write a title for the conversation below in at most 6 words, in its own language.';
      const title = await ask([
        { role: 'system', content: system },
        { role: 'user', content: quoted },
      ]);
      expect(title).toBe(expected);
    });

    test('may be asked for in the message itself', async () => {
      const question = 'User: what size must my cover art be?';
      const title = await ask([
        { role: 'user', content: `Give this chat a title of at most six words:\n\n${question}` },
      ]);
      expect(title).toBe('Cover art');
    });
  });

  describe('structured answers', () => {
    test('are valid, hold what is known and leave open what is not', async () => {
      const completion = await openai.chat.completions.create({
        model: 'gpt-test',
        messages: prompt('My single is out on 18 December 2026, for fans of Laura Marling and Daughter.'),
        response_format: {
          type: 'json_schema',
          json_schema: {
            name: 'sheet',
            strict: true,
            schema: {
              type: 'object',
              additionalProperties: false,
              required: ['artist', 'release', 'quotes', 'monthlyListeners', 'contact'],
              properties: {
                artist: { type: 'string' },
                release: {
                  type: 'object',
                  required: ['title', 'releaseDate', 'forFansOf'],
                  properties: {
                    title: { type: ['string', 'null'] },
                    releaseDate: { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] },
                    forFansOf: { type: 'array', items: { type: 'string' } },
                  },
                },
                quotes: { type: 'array', items: { $ref: '#/$defs/quote' } },
                monthlyListeners: { type: ['integer', 'null'] },
                contact: { type: ['string', 'null'] },
              },
              $defs: { quote: { type: 'object', required: ['text'], properties: { text: { type: 'string' } } } },
            },
          },
        },
      });
      expect(JSON.parse(completion.choices[0]?.message.content ?? '')).toEqual({
        artist: 'Mara Quill',
        release: { title: 'Salt Road', releaseDate: '2026-12-18', forFansOf: ['Laura Marling', 'Daughter'] },
        quotes: [],
        monthlyListeners: null,
        contact: null,
      });
    });

    test('a JSON object is one', async () => {
      const completion = await openai.chat.completions.create({
        model: 'gpt-test',
        messages: prompt('hello'),
        response_format: { type: 'json_object' },
      });
      expect(JSON.parse(completion.choices[0]?.message.content ?? '')).toEqual({
        answer: expect.stringContaining('Mara'),
      });
    });
  });

  describe('what it knows about music PR', () => {
    test.each(questions)('$id', async ({ profile, question, says, neverSays }) => {
      const answer = (await ask(prompt(question, profile))).toLowerCase();
      expect(says.filter((text) => !answer.includes(text.toLowerCase()))).toEqual([]);
      expect(neverSays.filter((text) => answer.includes(text.toLowerCase()))).toEqual([]);
    });

    test('a plan that is asked for in other words is the release plan', async () => {
      const question = 'My single Salt Road is out 18 December. Give me a plan as a table, week by week.';
      expect(await ask(prompt(question, mara))).toMatch(/pitch/i);
      expect(await ask(prompt(question, mara))).not.toContain("I don't have a good answer");
    });

    test('a guest is never called Guest User and gets a short answer', async () => {
      const guest = { name: 'Guest User', musicGenre: '', location: '' };
      for (const { question } of questions) {
        const answer = await ask(prompt(question, guest));
        expect(answer).not.toContain('Guest User');
        expect(answer).not.toContain('{{');
        expect(answer.split(/\s+/).length).toBeLessThan(260);
      }
    });

    test('nothing in the system prompt is no obstacle', async () => {
      const answer = await ask([{ role: 'user', content: 'When do I pitch to Spotify?' }]);
      expect(answer).toContain('7 days before release');
    });
  });
});
