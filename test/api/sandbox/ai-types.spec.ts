import { differencesFrom } from '../../support/openai-types.js';
import { startTestSandbox, type TestSandbox } from '../../support/test-sandbox.js';
import { conversation, oneSheetTool, prompt, system, turn } from './ai-client.js';

const tool = { type: 'function', ...oneSheetTool };
const functionTool = { type: 'function', function: oneSheetTool };
const schema = {
  type: 'object',
  properties: { title: { type: 'string' } },
  required: ['title'],
  additionalProperties: false,
};

describe('the AI sandbox’s responses match the openai package’s types', () => {
  let sandbox: TestSandbox;

  beforeAll(async () => {
    sandbox = await startTestSandbox({ tokensPerSecond: 5000 });
  });
  afterAll(() => sandbox.remove());

  const call = (path: string, body?: object): Promise<Response> =>
    fetch(`${sandbox.url}/ai/v1/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: 'Bearer sk-test-key-1234', 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });

  /** The events of a stream as they are on the wire. */
  async function eventsOf(response: Response): Promise<unknown[]> {
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const lines = (await response.text()).split('\n').filter((line) => line.startsWith('data: '));
    return lines
      .map((line) => line.slice('data: '.length))
      .flatMap((data) => (data === '[DONE]' ? [] : [JSON.parse(data)]));
  }

  const responses = {
    text: { input: conversation(turn('When do I pitch my single?')) },
    'text with a summary of the reasoning': {
      input: conversation(turn('hello')),
      reasoning: { effort: 'low', summary: 'auto' },
    },
    'a tool call': { input: conversation(turn('Make my one-sheet')), tools: [tool] },
    'a text that is cut off': { input: conversation(turn('When do I pitch my single?')), max_output_tokens: 300 },
    'a form': {
      input: conversation(turn('hello')),
      text: { format: { type: 'json_schema', name: 'title', strict: true, schema } },
    },
  };

  describe.each(Object.entries(responses))('over Responses, %s', (_, more) => {
    const body = { model: 'gpt-6.1-terra', instructions: system(), store: false, ...more };

    test('is a Response', async () => {
      const response = await call('responses', body);
      expect(response.status).toBe(200);
      expect(differencesFrom('Response', await response.json())).toEqual([]);
    });

    test('is streamed as ResponseStreamEvents', async () => {
      const events = await eventsOf(await call('responses', { ...body, stream: true }));
      expect(events.length).toBeGreaterThan(3);
      expect(events.flatMap((event) => differencesFrom('ResponseStreamEvent', event))).toEqual([]);
    });
  });

  const completions = {
    text: { messages: prompt('When do I pitch my single?') },
    'a tool call': { messages: prompt('Make my one-sheet'), tools: [functionTool], reasoning_effort: 'none' },
    'a form': {
      messages: prompt('hello'),
      response_format: { type: 'json_schema', json_schema: { name: 'title', strict: true, schema } },
    },
  };

  describe.each(Object.entries(completions))('over Chat Completions, %s', (_, more) => {
    const body = { model: 'gpt-test', ...more };

    test('is a ChatCompletion', async () => {
      const response = await call('chat/completions', body);
      expect(response.status).toBe(200);
      expect(differencesFrom('ChatCompletion', await response.json())).toEqual([]);
    });

    test('is streamed as ChatCompletionChunks', async () => {
      const stream = { stream: true, stream_options: { include_usage: true } };
      const chunks = await eventsOf(await call('chat/completions', { ...body, ...stream }));
      expect(chunks.length).toBeGreaterThan(3);
      expect(chunks.flatMap((chunk) => differencesFrom('ChatCompletionChunk', chunk))).toEqual([]);
    });
  });

  test('each model of the list is a Model', async () => {
    const { data } = (await (await call('models')).json()) as { data: unknown[] };
    expect(data.flatMap((model) => differencesFrom('Model', model))).toEqual([]);
  });

  test('wrong types and missing members are detected', async () => {
    const whole = (await (await call('responses', { model: 'gpt-6.1-terra', ...responses.text })).json()) as object;
    expect(differencesFrom('Response', { ...whole, id: 1 })).not.toEqual([]);
    expect(differencesFrom('Response', { ...whole, output: undefined })).not.toEqual([]);
  });
});
