import { once } from 'node:events';
import { ToolRegistry } from '../../../backend/src/assistant/tool-registry.js';
import type { ToolContext } from '../../../backend/src/assistant/tool.js';
import { ToolRefused } from '../../../backend/src/assistant/tool.errors.js';
import type { Chat, Message, ReplyStep, SentMessage } from '../../../contract/chats/chat.js';
import type { GuestChat } from '../../../contract/chats/guest.js';
import { startApp, type TestApp } from '../../support/app.js';
import type { Client, TestSocket } from '../../support/client.js';
import { describeApp } from '../../support/describe-app.js';
import { OpenAiChatServer } from '../../support/model-servers/openai-chat-server.js';
import { OpenAiResponsesServer } from '../../support/model-servers/openai-responses-server.js';
import { RawServer } from '../../support/model-servers/raw-server.js';
import { chatChunk, chatEnd } from '../../support/models/model-streams.js';
import type { ModelServer } from '../../support/model-servers/model-server.js';
import type { Answer, Turn } from '../../support/model-servers/turn.js';
import { collectReplies, lastOf, next, until } from '../../support/replies.js';

const tomorrow = { from: 'today', days: 1, weeks: 0, months: 0, until: '' };
const call = (name: string, args: unknown, more: { text?: string; id?: string } = {}): Answer => ({
  name,
  arguments: JSON.stringify(args),
  ...more,
});

/** Both adapters; each server rejects a call without its result, and a result without its call. */
describe.each([
  ['Chat Completions', () => OpenAiChatServer.start()],
  ['Responses', () => OpenAiResponsesServer.start()],
])('tools through %s', (_, start: () => Promise<ModelServer>) => {
  let model: ModelServer;
  let app: TestApp;
  let artist: Client;
  let socket: TestSocket;
  let chat: Chat;
  /** The calls of the test's own tool, and its behaviour. */
  let ran: { args: unknown; context: ToolContext }[];
  let act: (args: { what: string }, context: ToolContext) => Promise<void>;

  beforeAll(async () => {
    model = await start();
    app = await startApp(model.variables);
    app.nest.get(ToolRegistry, { strict: false }).register<{ what: string }>({
      name: 'save_draft',
      description: 'Saves a draft.',
      parameters: {
        type: 'object',
        properties: { what: { type: 'string' } },
        required: ['what'],
        additionalProperties: false,
      },
      run: async (args, context) => {
        ran.push({ args, context });
        await act(args, context);
        return { output: { saved: args.what }, label: `Saved: ${args.what}`, link: `/drafts/${args.what}` };
      },
    });
  });
  afterAll(async () => {
    await app.close();
    await model.close();
  });
  beforeEach(async () => {
    ran = [];
    act = async () => undefined;
    model.say(undefined);
    artist = app.visitor();
    await artist.subscribe();
    socket = await artist.connect();
    chat = await artist.chat();
  });
  afterEach(() => artist.close());

  /** Sends a message and returns the stored reply. */
  async function say(message: string, answers: (turn: Turn) => Answer): Promise<Message> {
    model.say(answers);
    const ended = next(socket, 'reply:end');
    const { status, text } = await artist.send(chat.id, message);
    if (status !== 201) throw new Error(`The server returned ${status}: ${text}`);
    const { message: reply } = await ended;
    expect(lastOf(await artist.messages(chat.id))).toEqual(reply);
    return reply;
  }

  const steps: ReplyStep[] = [{ tool: 'save_draft', label: 'Saved: bio', link: '/drafts/bio' }];

  it('runs a tool, shows the step live and in history, and continues with its result', async () => {
    const texts = collectReplies(socket);
    const stepped = next(socket, 'reply:step');
    const reply = await say('Write my bio', ({ results }) =>
      results.length === 0 ? call('save_draft', { what: 'bio' }, { text: 'One moment.' }) : `Done: ${results[0]}`,
    );
    expect(reply).toMatchObject({ status: 'complete', content: 'One moment.\n\nDone: {"saved":"bio"}', steps });
    expect(await stepped).toEqual({ chatId: chat.id, messageId: reply.id, index: 0, step: steps[0] });
    expect(texts.get(reply.id)).toBe(reply.content);
    expect(ran).toHaveLength(1);
    const [user] = await app.database.query<{ id: string }>('SELECT user_id AS id FROM chats WHERE id = $1', [chat.id]);
    expect(ran[0]?.context).toMatchObject({ accountId: user?.id, chatId: chat.id, replyId: reply.id });
    const [usage] = await app.database.query<{ count: string }>(
      `SELECT count(*) FROM model_calls WHERE message_id = $1 AND purpose = 'reply'`,
      [reply.id],
    );
    expect(usage?.count).toBe('2');
  });

  it('calculates dates', async () => {
    const reply = await say('When is tomorrow?', ({ results }) =>
      results.length === 0 ? call('date_math', tomorrow) : `It is ${results[0]}`,
    );
    expect(reply.content).toMatch(/^It is \{"date":"\d{4}-\d\d-\d\d","weekday":"\w+day","daysFromToday":1\}$/);
    expect(reply.steps).toEqual([{ tool: 'date_math', label: expect.stringMatching(/^Worked out: \w+day \d{4}/) }]);
  });

  it('returns invalid arguments to the model once for correction', async () => {
    const heard: string[] = [];
    const reply = await say('Write my bio', ({ results }) => {
      heard.push(...results.slice(heard.length));
      if (results.length === 0) return call('save_draft', { what: 7 });
      return results.length === 1 ? call('save_draft', { what: 'bio' }) : 'Saved it.';
    });
    expect(heard[0]).toContain('arguments/what must be string');
    expect(reply).toMatchObject({ content: 'Saved it.', steps });
    expect(ran).toHaveLength(1);
  });

  it('has the model say plainly what failed after two invalid calls in a row', async () => {
    const heard: string[] = [];
    const offered: string[][] = [];
    const reply = await say('Write my bio', ({ results, tools }) => {
      heard.push(...results.slice(heard.length));
      offered.push(tools);
      if (results.length === 2) return 'I could not save your bio.';
      return { name: 'save_draft', arguments: results.length === 0 ? '{"what":' : '{"what":7}' };
    });
    expect(heard).toEqual([
      expect.stringMatching(/^\{"error":".+"\}\nCorrect the call and try again/),
      expect.stringMatching(
        /what must be string.*\nCall nothing more\. Say in one plain sentence what could not be done/,
      ),
    ]);
    expect(offered).toHaveLength(3);
    expect(reply).toMatchObject({ status: 'complete', content: 'I could not save your bio.' });
    expect(reply.steps).toBeUndefined();
    expect(ran).toEqual([]);
    expect(await app.database.query('SELECT 1 FROM reply_steps WHERE reply_id = $1', [reply.id])).toEqual([]);
  });

  it('ends with a plain sentence when a tool fails twice', async () => {
    act = () => Promise.reject(new ToolRefused('The shelf is full.'));
    const heard: string[] = [];
    const reply = await say('Write my bio', ({ results }) => {
      heard.push(...results.slice(heard.length));
      return call('save_draft', { what: `bio ${results.length}` });
    });
    expect(heard).toEqual([
      expect.stringContaining('{"error":"The shelf is full."}\nCorrect the call'),
      expect.stringContaining('{"error":"The shelf is full."}\nCall nothing more'),
    ]);
    expect(reply).toMatchObject({
      status: 'complete',
      content: 'I couldn’t finish this. Please try again in a moment.',
    });
    expect(reply.steps).toBeUndefined();
    expect(ran).toHaveLength(2);
  });

  it('hides internal errors from the model', async () => {
    act = () => Promise.reject(new Error('SELECT secret FROM users'));
    const reply = await say('Write my bio', ({ results }) => results[0] ?? call('save_draft', { what: 'bio' }));
    expect(reply.content).toMatch(/^\{"error":"This failed on our side\."\}/);
  });

  it('runs at most eight steps per message', async () => {
    const reply = await say('Write everything', ({ results }) =>
      call('save_draft', { what: `text ${results.length}` }),
    );
    expect(ran).toHaveLength(8);
    expect(reply.steps).toHaveLength(8);
    expect(reply).toMatchObject({ status: 'complete', content: expect.stringContaining('couldn’t finish') });
  });

  it('runs a repeated call once and returns the stored result', async () => {
    const reply = await say('Write my bio', ({ results }) =>
      results.length < 2 ? call('save_draft', { what: 'bio' }, { id: 'call_same' }) : results.join(' '),
    );
    expect(ran).toHaveLength(1);
    expect(reply).toMatchObject({ content: '{"saved":"bio"} {"saved":"bio"}', steps });
  });

  it('keeps a failed reply’s text and steps, and doesn’t repeat them on retry', async () => {
    const failed = await say('Write my bio', ({ results }) =>
      results.length === 0
        ? call('save_draft', { what: 'bio' }, { text: 'One moment.', id: 'call_once' })
        : { finish: 'error', text: '' },
    );
    expect(failed).toMatchObject({ status: 'failed', content: 'One moment.', steps });
    let asked = '';
    model.say(({ results, lastUserText }) => {
      asked ||= lastUserText;
      return results.length === 0 ? call('save_draft', { what: 'bio' }, { id: 'call_once' }) : 'There you are.';
    });
    const ended = next(socket, 'reply:end');
    const { status } = await artist.post(`/api/chats/${chat.id}/messages/${failed.id}/retry`);
    expect(status).toBe(201);
    expect((await ended).message).toMatchObject({ status: 'complete', content: 'There you are.', steps });
    expect(asked).toContain(
      '<done>[{"tool":"save_draft","arguments":{"what":"bio"},"output":"{\\"saved\\":\\"bio\\"}"}]</done>',
    );
    expect(ran).toHaveLength(1);
  });

  it('reruns an unfinished step with the same identity', async () => {
    const failed = await say('Write my bio', () => ({ finish: 'error', text: 'Hm.' }));
    model.say(({ results }) =>
      results.length === 0 ? call('save_draft', { what: 'bio' }, { id: 'call_once' }) : 'Done.',
    );
    act = () => Promise.reject(new Error('the server dies here'));
    const retry = async (): Promise<Message> => {
      const ended = next(socket, 'reply:end');
      await artist.post(`/api/chats/${chat.id}/messages/${failed.id}/retry`);
      return (await ended).message;
    };
    expect(await retry()).toMatchObject({ status: 'complete' });
    // As if the server had died while the tool ran: the call exists, but has no result.
    await app.database.query(
      `INSERT INTO reply_steps (reply_id, call_id, position, tool, arguments) VALUES ($1, $2, 1, 'save_draft', '{"what":"bio"}')`,
      [failed.id, ran[0]?.context.callId],
    );
    await app.database.query(`UPDATE messages SET status = 'failed' WHERE id = $1`, [failed.id]);
    act = async () => undefined;
    expect(await retry()).toMatchObject({ content: 'Done.', steps });
    expect(ran).toHaveLength(2);
    expect(ran[1]?.context.callId).toBe(ran[0]?.context.callId);
  });

  it('stops while a tool runs, and keeps the text so far', async () => {
    const isRunning = new Promise<void>((started) => {
      act = (_args, { signal }) =>
        new Promise((_resolve, reject) => {
          started();
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        });
    });
    model.say(() => call('save_draft', { what: 'bio' }, { text: 'One moment.' }));
    const ended = next(socket, 'reply:end');
    await artist.send(chat.id, 'Write my bio');
    await isRunning;
    socket.emit('reply:stop', { chatId: chat.id }, () => undefined);
    const { message } = await ended;
    expect(message).toMatchObject({ status: 'stopped', content: 'One moment.' });
    expect(message.steps).toBeUndefined();
  });

  it('responds to the send once the first step is done', async () => {
    let letGo: () => void = () => undefined;
    model.say(({ results }) => (results.length < 2 ? call('save_draft', { what: `text ${results.length}` }) : 'Done.'));
    act = ({ what }) => (what === 'text 1' ? new Promise((resolve) => (letGo = resolve)) : Promise.resolve());
    const { body } = await artist.send(chat.id, 'Write two texts');
    const first: SentMessage = body;
    expect(first.reply).toMatchObject({ status: 'streaming', content: '', steps: [{ label: 'Saved: text 0' }] });
    const ended = next(socket, 'reply:end');
    await until(async () => ran.length === 2);
    letGo();
    expect((await ended).message.steps).toHaveLength(2);
  });

  it('gives guests no tools that access data', async () => {
    const guest = app.visitor();
    const { body: trial } = await guest.post<GuestChat>('/api/guest/chat', {});
    const offered: string[][] = [];
    model.say(({ tools }) => {
      offered.push(tools);
      return 'Hello.';
    });
    await guest.post(`/api/guest/messages/${trial.id}`, { message: 'Hello' });
    expect(offered).toEqual([['date_math']]);
    guest.close();
  });
});

describe('three calls in one request', () => {
  const calls = ['one', 'two', 'three'].map((what, index) => ({
    index,
    id: `c${index}`,
    function: { name: 'save_draft', arguments: JSON.stringify({ what }) },
  }));
  const { app } = describeApp({
    model: () =>
      RawServer.start(({ body }) => {
        if (!body.includes('"stream":true')) return { status: 500 };
        if (body.includes('"role":"tool"')) return { chunks: [chatChunk({ content: 'Done.' }), ...chatEnd()] };
        return { chunks: [chatChunk({ role: 'assistant', tool_calls: calls }), ...chatEnd('tool_calls')] };
      }),
  });

  it('don’t start any more once the artist stops the reply', async () => {
    const ran: string[] = [];
    const artist = app.visitor();
    await artist.subscribe();
    const socket = await artist.connect();
    const { id: chatId } = await artist.chat();
    app.nest.get(ToolRegistry, { strict: false }).register<{ what: string }>({
      name: 'save_draft',
      description: 'Saves a draft.',
      parameters: {
        type: 'object',
        properties: { what: { type: 'string' } },
        required: ['what'],
        additionalProperties: false,
      },
      run: async ({ what }, { signal }) => {
        ran.push(what);
        // Like a tool that has already committed when Stop arrives.
        if (what === 'one') {
          const stopped = once(signal, 'abort');
          socket.emit('reply:stop', { chatId }, () => undefined);
          await stopped;
        }
        return { output: { saved: what }, label: `Saved: ${what}` };
      },
    });
    const ended = next(socket, 'reply:end');
    await artist.send(chatId, 'Write three texts');
    const { message } = await ended;
    expect(message).toMatchObject({ status: 'stopped', steps: [{ label: 'Saved: one' }] });
    expect(ran).toEqual(['one']);
    artist.close();
  });
});
