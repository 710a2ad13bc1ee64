import OpenAI from 'openai';
import { AnthropicServer } from '../../support/model-servers/anthropic-server.js';
import { AzureServer } from '../../support/model-servers/azure-server.js';
import {
  gemma2Template,
  gemma3Template,
  ministralTemplate,
  mistralTemplate,
  qwenTemplate,
} from '../../support/model-servers/chat-templates.js';
import { LlamaCppServer } from '../../support/model-servers/llama-cpp-server.js';
import { MistralServer } from '../../support/model-servers/mistral-server.js';
import type { ModelServer } from '../../support/model-servers/model-server.js';
import type { Json } from '../../support/model-servers/turn.js';
import { OllamaServer } from '../../support/model-servers/ollama-server.js';
import { OpenAiChatServer } from '../../support/model-servers/openai-chat-server.js';
import { OpenAiResponsesServer } from '../../support/model-servers/openai-responses-server.js';
import { OpenRouterServer } from '../../support/model-servers/openrouter-server.js';
import {
  compressed,
  chatEvent,
  emptyEvents,
  endlessEvents,
  htmlPage,
  RawServer,
  redirectTo,
} from '../../support/model-servers/raw-server.js';
import { VllmServer } from '../../support/model-servers/vllm-server.js';

describe('the rules of the fake model servers', () => {
  const open: { close(): Promise<void> }[] = [];

  afterEach(async () => {
    await Promise.all(open.splice(0).map((server) => server.close()));
  });

  const user = { role: 'user', content: 'Hello' };
  const assistant = { role: 'assistant', content: 'Hi' };
  const system = { role: 'system', content: 'Be brief.' };
  const schema = {
    type: 'object',
    properties: { title: { type: 'string' } },
    required: ['title'],
    additionalProperties: false,
  };
  const loose = { ...schema, required: [] };
  const tool = { name: 'make_one_sheet', description: 'Makes it', parameters: { type: 'object', properties: {} } };
  const chatTool = { type: 'function', function: tool };
  const call = { id: 'callabcde', type: 'function', function: { name: 'make_one_sheet', arguments: '{}' } };
  const longText = { role: 'user', content: 'word '.repeat(2000) };

  async function post(
    server: ModelServer,
    path: string,
    body: Json,
    key = server.variables.OPENAI_API_KEY,
  ): Promise<Response> {
    return fetch(`${server.baseUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ model: server.variables.OPENAI_MODEL, ...body }),
    });
  }

  async function started<Server extends { close(): Promise<void> }>(server: Promise<Server>): Promise<Server> {
    const fake = await server;
    open.push(fake);
    return fake;
  }

  type Row = [rule: string, server: () => Promise<ModelServer>, body: Json, status: number, text: string];

  const openAiChat = (): Promise<ModelServer> => OpenAiChatServer.start();
  const mistral = (): Promise<ModelServer> => MistralServer.start();
  const anthropic = (): Promise<ModelServer> => AnthropicServer.start();

  const chatRejections: Row[] = [
    [
      'OpenAI: max_tokens',
      openAiChat,
      { messages: [user], max_tokens: 40 },
      400,
      "Use 'max_completion_tokens' instead.",
    ],
    ['OpenAI: temperature', openAiChat, { messages: [user], temperature: 0.2 }, 400, 'unsupported_value'],
    [
      'OpenAI: tools at the default effort',
      openAiChat,
      { messages: [user], tools: [chatTool] },
      400,
      'use /v1/responses or set reasoning_effort',
    ],
    [
      'OpenAI: tools with an effort',
      openAiChat,
      { messages: [user], tools: [chatTool], reasoning_effort: 'low' },
      400,
      'Function tools with reasoning_effort',
    ],
    [
      'OpenAI: a flat tool',
      openAiChat,
      { messages: [user], tools: [{ type: 'function', ...tool }], reasoning_effort: 'none' },
      400,
      'tools[0].function',
    ],
    ['OpenAI: an unknown parameter', openAiChat, { messages: [user], reasoning: {} }, 400, 'unknown_parameter'],
    ['OpenAI: an unknown model', openAiChat, { model: 'gpt-2', messages: [user] }, 404, 'model_not_found'],
    [
      'OpenAI: a form that is not strict',
      openAiChat,
      {
        messages: [user],
        response_format: { type: 'json_schema', json_schema: { name: 'facts', strict: true, schema: loose } },
      },
      400,
      "Missing 'title'",
    ],
    [
      'OpenAI: a result without its call',
      openAiChat,
      { messages: [user, { role: 'tool', tool_call_id: 'a', content: '' }] },
      400,
      'must be a response to a preceeding message',
    ],
    [
      'OpenAI: a call without its result',
      openAiChat,
      { messages: [user, { role: 'assistant', tool_calls: [call] }, user] },
      400,
      'did not have response messages: callabcde',
    ],
    [
      'OpenAI: a prompt beyond the context',
      () => OpenAiChatServer.start({ contextTokens: 1000 }),
      { messages: [longText] },
      400,
      'context_length_exceeded',
    ],
    [
      'OpenAI: a spent quota',
      () => OpenAiChatServer.start({ isQuotaSpent: true }),
      { messages: [user] },
      429,
      'insufficient_quota',
    ],
    [
      'Azure: a blocked prompt',
      () => AzureServer.start(),
      { messages: [{ role: 'user', content: '[blocked]' }] },
      400,
      'ResponsibleAIPolicyViolation',
    ],
    [
      'Azure: an unknown deployment',
      () => AzureServer.start(),
      { model: 'x', messages: [user] },
      404,
      'DeploymentNotFound',
    ],
    [
      'Mistral: max_completion_tokens',
      mistral,
      { messages: [user], max_completion_tokens: 40 },
      422,
      '"loc":["body","max_completion_tokens"]',
    ],
    ['Mistral: store', mistral, { messages: [user], store: false }, 422, '"loc":["body","store"]'],
    [
      'Mistral: include_usage',
      mistral,
      { messages: [user], stream_options: { include_usage: true } },
      422,
      '"stream_options","include_usage"',
    ],
    [
      'Mistral: a name on a message',
      mistral,
      { messages: [{ ...user, name: 'Ann' }] },
      422,
      '["body","messages",0,"user","name"]',
    ],
    [
      'Mistral: the role developer',
      mistral,
      { messages: [{ role: 'developer', content: '' }, user] },
      422,
      'union_tag_invalid',
    ],
    [
      'Mistral: a late system message',
      mistral,
      { messages: [user, system] },
      400,
      "Unexpected role 'system' after role 'user'",
    ],
    ['Mistral: the assistant last', mistral, { messages: [user, assistant] }, 400, 'Expected last role User or Tool'],
    [
      'Mistral: a user after a result',
      mistral,
      {
        messages: [
          user,
          { role: 'assistant', tool_calls: [call] },
          { role: 'tool', tool_call_id: call.id, content: '' },
          user,
        ],
      },
      400,
      "Unexpected role 'user' after role 'tool'",
    ],
    [
      'Mistral: a call with a foreign id',
      mistral,
      {
        messages: [
          user,
          { role: 'assistant', tool_calls: [{ ...call, id: 'call_1' }] },
          { role: 'tool', tool_call_id: 'call_1', content: '' },
        ],
      },
      400,
      'Tool call id was call_1',
    ],
    [
      'vLLM: tools without its flags',
      () => VllmServer.start(),
      { messages: [user], tools: [chatTool] },
      400,
      '\\"auto\\" tool choice requires --enable-auto-tool-choice',
    ],
    [
      'vLLM: a prompt beyond the context',
      () => VllmServer.start({ contextTokens: 1000 }),
      { messages: [longText], max_tokens: 100 },
      400,
      "This model's maximum context length is 1000 tokens.",
    ],
    [
      'Qwen: a late system message',
      () => VllmServer.start({ template: qwenTemplate }),
      { messages: [user, system] },
      400,
      'System message must be at the beginning.',
    ],
    [
      'Qwen: no user message',
      () => VllmServer.start({ template: qwenTemplate }),
      { messages: [system] },
      400,
      'No user query found in messages.',
    ],
    [
      'Gemma 2: a system message',
      () => VllmServer.start({ template: gemma2Template }),
      { messages: [system, user] },
      400,
      'System role not supported',
    ],
    [
      'Gemma 3: two user messages',
      () => VllmServer.start({ template: gemma3Template }),
      { messages: [system, user, user] },
      400,
      'Conversation roles must alternate',
    ],
    [
      'Mistral 7B: two user messages',
      () => VllmServer.start({ template: mistralTemplate }),
      { messages: [system, user, user] },
      400,
      'After the optional system message',
    ],
    [
      'Ministral: the assistant first',
      () => VllmServer.start({ template: ministralTemplate }),
      { messages: [assistant, user] },
      400,
      'except for tool calls and results.',
    ],
    [
      'llama.cpp: a template that raises',
      () => LlamaCppServer.start({ template: qwenTemplate }),
      { messages: [user, system] },
      500,
      'Jinja Exception: System message',
    ],
    [
      'llama.cpp: a template that raises with tools',
      () => LlamaCppServer.start({ template: qwenTemplate }),
      { messages: [user, system], tools: [chatTool] },
      400,
      'Unable to generate parser',
    ],
    [
      'Ollama: tools',
      () => OllamaServer.start(),
      { messages: [user], tools: [chatTool] },
      400,
      'registry.ollama.ai/library/gemma3:4b does not support tools',
    ],
    [
      'Ollama: an unknown model',
      () => OllamaServer.start(),
      { model: 'x', messages: [user] },
      404,
      "model 'x' not found",
    ],
    [
      'Anthropic: temperature',
      anthropic,
      { messages: [user], temperature: 0.7 },
      400,
      'temperature is deprecated for this model.',
    ],
    [
      'Anthropic: empty text',
      anthropic,
      { messages: [user, { role: 'assistant', content: '' }, user] },
      400,
      'text content blocks must be non-empty',
    ],
    [
      'Anthropic: the assistant last',
      anthropic,
      { messages: [user, assistant, system] },
      400,
      'does not support assistant message prefill',
    ],
    [
      'OpenRouter: no credits',
      () => OpenRouterServer.start({ hasCredits: false }),
      { messages: [user] },
      402,
      'Insufficient credits.',
    ],
    [
      'OpenRouter: tools',
      () => OpenRouterServer.start({ supportsTools: false }),
      { messages: [user], tools: [chatTool] },
      404,
      'No endpoints found that support tool use.',
    ],
  ];

  it.each(chatRejections)('%s is rejected', async (_rule, start, body, status, text) => {
    const server = await started(start());
    const response = await post(server, '/chat/completions', body);
    expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(text)]);
    expect(server.heard.at(-1)?.body).toMatchObject(body);
  });

  const form = { format: { type: 'json_schema', name: 'facts', strict: true, schema: loose } };
  const sentCall = { type: 'function_call', id: 'fc_1', call_id: 'call_1', name: tool.name, arguments: '{}' };
  const responseRejections: [rule: string, body: Json, status: number, text: string][] = [
    ['temperature', { input: 'Hello', temperature: 0.2 }, 400, "Unsupported parameter: 'temperature'"],
    ['top_p', { input: 'Hello', top_p: 0.9 }, 400, "Unsupported parameter: 'top_p'"],
    ['messages', { messages: [user] }, 400, "this parameter has moved to 'input'"],
    ['an unknown parameter', { input: 'Hello', max_tokens: 9 }, 400, 'unknown_parameter'],
    ['a low limit', { input: 'Hello', max_output_tokens: 15 }, 400, 'integer_below_min_value'],
    ['the role tool', { input: [{ role: 'tool', content: '' }] }, 400, "Invalid value: 'tool'."],
    [
      'input text of the assistant',
      { input: [{ role: 'assistant', content: [{ type: 'input_text', text: '' }] }] },
      400,
      "Supported values are: 'output_text' and 'refusal'.",
    ],
    ['a nested tool', { input: 'Hello', tools: [chatTool] }, 400, "Missing required parameter: 'tools[0].name'."],
    [
      'a tool that is not strict',
      { input: 'Hello', tools: [{ type: 'function', ...tool, strict: true }] },
      400,
      "'additionalProperties' is required to be supplied",
    ],
    [
      'a form that is not strict',
      { input: 'Hello', text: form },
      400,
      "In context=(), 'required' is required to be supplied",
    ],
    [
      'an output without its call',
      { input: [{ type: 'function_call_output', call_id: 'call_1', output: '' }] },
      400,
      'No tool call found for function call output with call_id call_1.',
    ],
    ['a call without its output', { input: [sentCall] }, 400, 'No tool output found for function call call_1.'],
    [
      'reasoning by its id alone',
      { input: [{ type: 'reasoning', id: 'rs_1', summary: [] }], store: false },
      404,
      'Items are not persisted when `store` is set to false.',
    ],
    [
      'foreign reasoning',
      { input: [{ type: 'reasoning', id: 'rs_1', summary: [], encrypted_content: 'x' }], store: false },
      400,
      'invalid_encrypted_content',
    ],
    ['an unknown model', { model: 'gpt-2', input: 'Hello' }, 404, 'model_not_found'],
    ['a prompt beyond the context', { input: 'word '.repeat(2000) }, 400, 'context_length_exceeded'],
  ];

  describe('OpenAI Responses', () => {
    const ask = { instructions: 'Be brief.', input: [{ role: 'user', content: 'Please make my one-sheet' }] };
    const strictTool = {
      type: 'function',
      ...tool,
      strict: true,
      parameters: { ...tool.parameters, required: [], additionalProperties: false },
    };
    const stateless = { store: false, include: ['reasoning.encrypted_content'], tools: [strictTool] };

    it.each(responseRejections)('rejects %s', async (_rule, body, status, text) => {
      const server = await started(OpenAiResponsesServer.start({ contextTokens: 1000 }));
      const response = await post(server, '/responses', body);
      expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(text)]);
    });

    it('rejects a bad key and a spent quota', async () => {
      const server = await started(OpenAiResponsesServer.start({ isQuotaSpent: true }));
      expect((await post(server, '/responses', ask, 'bad')).status).toBe(401);
      expect((await post(server, '/responses', ask)).status).toBe(429);
    });

    it('accepts a replayed call only with its reasoning item', async () => {
      const server = await started(OpenAiResponsesServer.start());
      const first = (await (await post(server, '/responses', { ...ask, ...stateless })).json()) as { output: Json[] };
      expect(first.output.map(({ type }) => type)).toEqual(['reasoning', 'function_call']);
      const output = { type: 'function_call_output', call_id: first.output[1]?.call_id, output: 'Done' };
      const whole = await post(server, '/responses', { ...stateless, input: [...ask.input, ...first.output, output] });
      expect(whole.status).toBe(200);
      const part = await post(server, '/responses', { ...stateless, input: [...ask.input, first.output[1], output] });
      expect(await part.text()).toContain("was provided without its required 'reasoning' item");
    });

    it('streams the complete event sequence', async () => {
      const server = await started(OpenAiResponsesServer.start({ shutdownDate: '2026-12-10' }));
      const client = new OpenAI({ apiKey: server.key, baseURL: server.baseUrl, maxRetries: 0 });
      const model = String(server.variables.OPENAI_MODEL);
      expect(await client.models.retrieve(model)).toMatchObject({ shutdown_date: '2026-12-10' });
      const types: string[] = [];
      const stream = await client.responses.create({ model, input: 'Hello', stream: true });
      for await (const event of stream)
        if (types.at(-1) !== event.type) types.push(event.type.replace('response.', ''));
      expect(types.join(' ')).toBe(
        'created in_progress output_item.added output_item.done output_item.added content_part.added output_text.delta ' +
          'output_text.delta output_text.delta output_text.done content_part.done output_item.done completed',
      );
      server.say({ finish: 'refusal', text: "I can't" });
      expect(await eventTypes(client, model)).toContain('response.refusal.delta');
      server.say({ finish: 'content_filter', text: 'Half' });
      expect(await eventTypes(client, model)).toContain('response.incomplete');
      server.say({ finish: 'error', text: 'Half' });
      expect(await eventTypes(client, model)).toContain('response.failed');
    });

    it('reports errors within the stream', async () => {
      const server = await started(OpenAiResponsesServer.start({ contextTokens: 1000, breaksOffWith: 'error' }));
      const client = new OpenAI({ apiKey: server.key, baseURL: server.baseUrl, maxRetries: 0 });
      const model = String(server.variables.OPENAI_MODEL);
      server.say({ finish: 'error', text: 'Half' });
      await expect(eventTypes(client, model)).rejects.toMatchObject({ code: 'server_error' });
      await expect(eventTypes(client, model, 'word '.repeat(2000))).rejects.toMatchObject({
        code: 'context_length_exceeded',
      });
    });

    it('counts reasoning against the token limit, and cached tokens from 1,024', async () => {
      const server = await started(OpenAiResponsesServer.start());
      const input = 'word '.repeat(2000);
      const short = (await (await post(server, '/responses', { input, max_output_tokens: 40 })).json()) as Json;
      expect(short).toMatchObject({
        status: 'incomplete',
        incomplete_details: { reason: 'max_output_tokens' },
        output: [{ type: 'reasoning' }],
        usage: { output_tokens: 40, output_tokens_details: { reasoning_tokens: 40 } },
      });
      const again = (await (await post(server, '/responses', { input })).json()) as Json;
      expect(again).toMatchObject({ usage: { input_tokens_details: { cached_tokens: 2432 } } });
    });

    async function eventTypes(client: OpenAI, model: string, input = 'Hello'): Promise<string[]> {
      const types: string[] = [];
      for await (const { type } of await client.responses.create({ model, input, stream: true })) types.push(type);
      return types;
    }
  });

  interface Heard {
    content: string;
    reasoning: string;
    calls: string[];
    finish: string | null;
    usage: boolean;
  }

  /** Streams a reply with the SDK and collects it. */
  async function stream(
    server: ModelServer,
    body: Partial<OpenAI.ChatCompletionCreateParamsStreaming>,
  ): Promise<Heard> {
    const client = new OpenAI({ apiKey: server.key, baseURL: server.baseUrl, maxRetries: 0 });
    const model = String(server.variables.OPENAI_MODEL);
    const heard: Heard = { content: '', reasoning: '', calls: [], finish: null, usage: false };
    for await (const chunk of await client.chat.completions.create({ model, messages: [], ...body, stream: true })) {
      const choice = chunk.choices[0];
      const delta = (choice?.delta ?? {}) as { content?: unknown; reasoning?: string; reasoning_content?: string };
      heard.content += typeof delta.content === 'string' ? delta.content : '';
      heard.reasoning += delta.reasoning ?? delta.reasoning_content ?? '';
      if (Array.isArray(delta.content)) heard.reasoning += JSON.stringify(delta.content);
      for (const { function: part } of choice?.delta?.tool_calls ?? []) if (part?.name) heard.calls.push(part.name);
      heard.finish = choice?.finish_reason ?? heard.finish;
      heard.usage ||= Boolean(chunk.usage);
    }
    return heard;
  }

  const makeIt = { role: 'user', content: 'Please make my one-sheet' } as const;
  const hello = { role: 'user', content: 'Hello' } as const;
  const tools = [{ ...chatTool, type: 'function' as const }];

  type Accepted = [
    what: string,
    server: () => Promise<ModelServer>,
    body: Partial<OpenAI.ChatCompletionCreateParamsStreaming>,
    heard: Partial<Heard>,
  ];

  const accepted: Accepted[] = [
    [
      'OpenAI: text',
      openAiChat,
      { messages: [hello], stream_options: { include_usage: true } },
      { content: 'Reply to: Hello', finish: 'stop', usage: true },
    ],
    [
      'OpenAI: a call',
      openAiChat,
      { messages: [makeIt], tools, reasoning_effort: 'none' },
      { calls: [tool.name], finish: 'tool_calls' },
    ],
    [
      'OpenAI: reasoning that exhausts the token limit',
      openAiChat,
      { messages: [hello], max_completion_tokens: 40 },
      { content: '', finish: 'length' },
    ],
    ['Azure: text', () => AzureServer.start(), { messages: [hello] }, { content: 'Reply to: Hello', finish: 'stop' }],
    [
      'Mistral: thinking',
      mistral,
      { messages: [hello], reasoning_effort: 'high' },
      { content: 'Reply to: Hello', reasoning: expect.stringContaining('thinking') as string, usage: true },
    ],
    [
      'Mistral: a call',
      mistral,
      { messages: [makeIt], tools, prompt_cache_key: 'artist' },
      { calls: [tool.name], finish: 'tool_calls' },
    ],
    [
      'vLLM: reasoning',
      () => VllmServer.start({ thinking: 'reasoning' }),
      { messages: [hello] },
      { content: 'Reply to: Hello', reasoning: 'The user wants an answer.' },
    ],
    [
      'vLLM: a parsed call',
      () => VllmServer.start({ tools: 'parsed' }),
      { messages: [makeIt], tools },
      { calls: [tool.name] },
    ],
    [
      'Qwen: thinking and a call as text',
      () => VllmServer.start({ tools: 'as-text', thinking: 'tags', template: qwenTemplate }),
      { messages: [makeIt], tools },
      {
        calls: [],
        finish: 'stop',
        content: expect.stringMatching(/^<think>[^]*<\/think>[^]*<tool_call>\n\{"name": "make_one_sheet"/) as string,
      },
    ],
    [
      'Gemma 3: a system message',
      () => VllmServer.start({ template: gemma3Template }),
      { messages: [{ role: 'system', content: 'Be brief.' }, hello] },
      { content: 'Reply to: Hello' },
    ],
    [
      'llama.cpp: text',
      () => LlamaCppServer.start({ template: qwenTemplate }),
      { messages: [hello] },
      { content: 'Reply to: Hello' },
    ],
    [
      'Ollama: reasoning',
      () => OllamaServer.start({ thinks: true }),
      { messages: [hello], store: true },
      { content: 'Reply to: Hello', reasoning: 'The user wants an answer.' },
    ],
    [
      'Ollama: max_completion_tokens is ignored',
      () => OllamaServer.start(),
      { messages: [hello], max_completion_tokens: 1 },
      { content: 'Reply to: Hello', finish: 'stop' },
    ],
    [
      'Anthropic: ignored fields',
      anthropic,
      { messages: [hello, { role: 'system', content: 'Be brief.' }], store: true, reasoning_effort: 'low' },
      { content: 'Reply to: Hello' },
    ],
    [
      'OpenRouter: comments, reasoning, usage',
      () => OpenRouterServer.start(),
      { messages: [hello] },
      { content: 'Reply to: Hello', reasoning: 'The user wants an answer.', usage: true },
    ],
  ];

  it.each(accepted)('%s', async (_what, start, body, heard) => {
    expect(await stream(await started(start()), body)).toMatchObject(heard);
  });

  it('Azure sends chunks without choices and choices without a delta', async () => {
    const text = await (
      await post(await started(AzureServer.start()), '/chat/completions', { messages: [user], stream: true })
    ).text();
    expect(text).toMatch(/^data: \{[^\n]*"choices":\[\],"prompt_filter_results"/);
    expect(text).toMatch(/"choices":\[\{"index":0,"finish_reason":null,"content_filter_results"/);
  });

  it('Ollama drops the oldest messages and keeps the system message', async () => {
    const server = await started(OllamaServer.start({ contextTokens: 100 }));
    await post(server, '/chat/completions', { messages: [longText, system, longText, user] });
    expect(server.seen.at(-1)).toEqual([system, user]);
  });

  it('Ollama has no Responses API', async () => {
    const response = await post(await started(OllamaServer.start()), '/responses', { input: 'Hello' });
    expect([response.status, await response.text()]).toEqual([404, '404 page not found']);
  });

  it('OpenRouter ends a failed stream with an error chunk', async () => {
    const server = await started(OpenRouterServer.start());
    server.say({ finish: 'error', text: 'Half' });
    const text = await (await post(server, '/chat/completions', { messages: [user], stream: true })).text();
    expect(text).toContain(': OPENROUTER PROCESSING');
    expect(text).toMatch(/"error":\{"code":"server_error"[^\n]*"finish_reason":"error"\}\]/);
  });

  it('structured output has the simplest valid value, in a Markdown fence for Anthropic', async () => {
    const response_format = { type: 'json_schema', json_schema: { name: 'facts', strict: true, schema } };
    const contents = await Promise.all(
      [OpenAiChatServer.start(), AnthropicServer.start()].map(async (server) => {
        const response = await post(await started<ModelServer>(server), '/chat/completions', {
          messages: [user],
          response_format,
        });
        const { choices } = (await response.json()) as { choices: { message: { content: string } }[] };
        return choices[0]?.message.content;
      }),
    );
    expect(contents).toEqual(['{"title":""}', '```json\n{"title":""}\n```']);
  });

  describe('a raw server', () => {
    it.each(['gzip', 'br'] as const)('compresses with %s', async (encoding) => {
      const server = await started(RawServer.start(compressed(chatEvent('Hello', 'stop'), encoding)));
      const response = await fetch(server.baseUrl);
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(await response.text()).toContain('Hello');
    });

    it('redirects a request and its body to another server', async () => {
      const second = await started(RawServer.start({ chunks: emptyEvents(2000) }));
      const first = await started(RawServer.start(redirectTo(`${second.baseUrl}/chat/completions`)));
      const headers = { authorization: 'Bearer test-key' };
      const response = await fetch(`${first.baseUrl}/chat/completions`, { method: 'POST', headers, body: '{}' });
      expect((await response.text()).match(/data:/g)).toHaveLength(2000);
      expect(second.heard).toMatchObject([{ method: 'POST', path: '/v1/chat/completions', body: '{}' }]);
    });

    it('sends HTML, resets a connection and reports an aborted request', async () => {
      const page = await started(RawServer.start(htmlPage()));
      expect(await (await fetch(page.baseUrl)).text()).toContain('Sign in');
      const cut = await started(RawServer.start({ chunks: [chatEvent('Half'), { wait: 5 }], then: 'destroy' }));
      await expect((await fetch(cut.baseUrl)).text()).rejects.toThrow();
      expect(await cut.heard[0]?.closed).toBe(false);
      const endless = await started(RawServer.start({ chunks: endlessEvents(), then: 'hang' }));
      const abort = new AbortController();
      await fetch(endless.baseUrl, { signal: abort.signal });
      abort.abort();
      expect(await endless.heard[0]?.closed).toBe(true);
    });
  });
});
