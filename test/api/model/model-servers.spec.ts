import { AssistantCheck } from '../../../backend/src/model-calls/assistant-check.js';
import { oneSheetMarker } from '../../../contract/chats/chat.js';
import { describeApp } from '../../support/describe-app.js';
import { addMessages } from '../../support/factories.js';
import type { Client } from '../../support/client.js';
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
import { OllamaServer } from '../../support/model-servers/ollama-server.js';
import { OpenAiChatServer } from '../../support/model-servers/openai-chat-server.js';
import { OpenAiResponsesServer } from '../../support/model-servers/openai-responses-server.js';
import { OpenRouterServer } from '../../support/model-servers/openrouter-server.js';
import { VllmServer } from '../../support/model-servers/vllm-server.js';
import { lastOf, until } from '../../support/replies.js';

interface Vendor {
  start: () => Promise<ModelServer>;
  /** Settings besides key, URL and models. */
  set?: Record<string, string>;
  /** Whether the server supports tools, which one-sheets from a chat need. */
  takesTools?: boolean;
}

const vendors: Record<string, Vendor> = {
  'OpenAI Responses': { start: () => OpenAiResponsesServer.start() },
  'OpenAI Chat Completions': { start: () => OpenAiChatServer.start() },
  Azure: { start: () => AzureServer.start() },
  Mistral: { start: () => MistralServer.start() },
  'vLLM without tool flags': { start: () => VllmServer.start({ tools: 'off' }), takesTools: false },
  'vLLM without parsers': { start: () => VllmServer.start({ tools: 'as-text', thinking: 'tags' }) },
  'vLLM with parsers': { start: () => VllmServer.start({ tools: 'parsed', thinking: 'reasoning_content' }) },
  'the Qwen template': { start: () => LlamaCppServer.start({ template: qwenTemplate }) },
  'the Gemma 2 template': { start: () => LlamaCppServer.start({ template: gemma2Template }) },
  'the Gemma 3 template': { start: () => LlamaCppServer.start({ template: gemma3Template }) },
  'the Mistral 7B template': { start: () => LlamaCppServer.start({ template: mistralTemplate }) },
  'the Ministral template': { start: () => LlamaCppServer.start({ template: ministralTemplate }) },
  'Ollama with a small context': {
    start: () => OllamaServer.start({ contextTokens: 8192, thinks: true }),
    set: { OPENAI_CONTEXT_TOKENS: '8192' },
    takesTools: false,
  },
  'Ollama with tools': { start: () => OllamaServer.start({ contextTokens: 32_768, supportsTools: true }) },
  Anthropic: { start: () => AnthropicServer.start() },
  OpenRouter: { start: () => OpenRouterServer.start() },
  'OpenRouter without tools': { start: () => OpenRouterServer.start({ supportsTools: false }), takesTools: false },
};

/** Each fake rejects what its vendor rejects: the rules and their sources are next to it. */
describe.each(Object.entries(vendors))('with %s', (_, { start, set = {}, takesTools = true }) => {
  let artist: Client;

  const { app, model } = describeApp({ worker: true, model: start, env: set });

  beforeAll(async () => {
    artist = app.visitor();
    await artist.subscribe();
  });

  async function say(chatId: string, message: string): Promise<string> {
    const { status, text } = await artist.send(chatId, message);
    if (status !== 201) throw new Error(text);
    await until(async () => lastOf(await artist.messages(chatId)).status !== 'streaming');
    const last = lastOf(await artist.messages(chatId));
    expect(last.status).toBe('complete');
    return last.content;
  }

  const field = async <T>(chatId: string, sql: string): Promise<T | undefined> =>
    (await app.database.query<{ value: T }>(sql, [chatId]))[0]?.value;

  it('a conversation over two days gets a summary and a title', async () => {
    const { id } = await artist.chat();
    await say(id, 'When do I pitch my single?');
    expect(JSON.stringify(model.heard)).toContain('⟧\\nWhen do I pitch my single?');
    const title = await until(async () => {
      const found = await field<string>(id, 'SELECT title AS value FROM chats WHERE id = $1');
      return found !== 'New Conversation' && found;
    });
    expect(title).toBe('A short text');
    // Enough messages for a summary, all from yesterday, including an early failed reply.
    const turns = Array.from({ length: 62 }, (_, index) =>
      index + 3 === 6 ? { text: '', status: 'failed' } : `turn ${index + 3}`,
    );
    await addMessages(app.database, id, turns);
    await app.database.query(`UPDATE messages SET created_at = created_at - interval '1 day' WHERE chat_id = $1`, [id]);
    await say(id, 'And radio?');
    const summary = await until(() =>
      field<string>(id, 'SELECT summary AS value FROM messages WHERE chat_id = $1 AND summary IS NOT NULL'),
    );
    expect(summary).toBe('A short text');
    expect(await say(id, 'And the local paper?')).toMatch(/And the local paper\?/);
    // After a reply its message is also read for facts.
    const last = model.heard.findLastIndex(({ body }) => body['stream'] === true);
    const told = JSON.stringify(model.heard[last]?.body);
    expect(told).toContain('<summary>A short text</summary>');
    expect(told.match(/⟦Said on /g)?.length).toBeGreaterThan(5);
    // Ollama silently drops what doesn't fit its context.
    if (model instanceof OllamaServer)
      expect(model.seen[last]).toHaveLength((model.heard[last]!.body['messages'] as unknown[]).length);
  });

  it('a requested one-sheet is made, with facts from the conversation', async () => {
    const { id } = await artist.chat();
    await say(id, 'My single Salt Road is out on 29 January 2027.');
    const facts = {
      facts: [{ place: 'release.title', value: 'Salt Road', message: 1, evidence: 'Salt Road', says: 'states' }],
      ...{ bio: [], numbers: [], quotes: [], shows: [], links: [], tracks: [] },
    };
    // The server starts the sheet when the reply ends.
    model.say(JSON.stringify(facts), 'form');
    const reply = await say(id, 'Please make my one-sheet');
    if (takesTools) expect(reply).toBe(oneSheetMarker);
    else expect(reply).toMatch(/^Reply to: /);
    const { status, headers } = await artist.post('/api/generate-pdf', { chatId: id });
    model.say(undefined, 'form');
    expect(status).toBe(200);
    const [version] = await app.database.query<{ title: string }>(
      `SELECT content->'release'->>'title' AS title FROM one_sheet_versions WHERE sheet_id = $1`,
      [headers.get('x-sheet-id')],
    );
    expect(version?.title).toBe('Salt Road');
  });

  it('every call is metered', async () => {
    const rows = await until(async () => {
      const found = await app.database.query<{ purpose: string; input: number; output: number }>(
        'SELECT purpose, input, output FROM model_calls',
      );
      return found.length >= 8 && found;
    });
    expect(new Set(rows.map(({ purpose }) => purpose))).toEqual(
      new Set(['reply', 'title', 'summary', 'one_sheet', 'facts']),
    );
    for (const { input, output } of rows) expect([input > 0, output > 0]).toEqual([true, true]);
  });

  it('the startup check reports what it can’t do, and nothing else', async () => {
    const check = app.nest.get(AssistantCheck, { strict: false });
    const problems = await check.run();
    expect(problems).toEqual(takesTools ? [] : [expect.stringMatching(/takes no tools here/)]);
  });
});
