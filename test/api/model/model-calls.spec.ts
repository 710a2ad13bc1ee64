import { jest } from '@jest/globals';
import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { ChatTitlesService } from '../../../backend/src/chats/chat-titles.service.js';
import { MessageAllowance } from '../../../backend/src/chats/messages/message-allowance.service.js';
import { Clock } from '../../../backend/src/common/clock.js';
import { GuestAllowanceService } from '../../../backend/src/guest/guest-allowance.service.js';
import { BudgetsService } from '../../../backend/src/model-calls/budgets.service.js';
import { CallRecorder } from '../../../backend/src/model-calls/call-recorder.js';
import { ModelCallsRepository } from '../../../backend/src/model-calls/model-calls.repository.js';
import {
  Assistant,
  type CallSubject,
  type Purpose,
  type StreamItem,
  type Usage,
} from '../../../backend/src/providers/assistant/assistant.js';
import { AssistantFailed } from '../../../backend/src/providers/assistant/assistant.errors.js';
import { ModelAdapter } from '../../../backend/src/providers/assistant/model-adapter.js';
import { startApp, type TestApp } from '../../support/app.js';
import { describeApp } from '../../support/describe-app.js';
import { password } from '../../support/client.js';
import { lastOf, until } from '../../support/replies.js';

const operatorToken = 'a token of the tests that is long';

interface CallRow {
  user_id: string | null;
  guest_id: number | null;
  is_guest: boolean;
  message_id: string | null;
  purpose: string;
  model: string;
  input: number;
  cached_input: number;
  cache_writes: number;
  output: number;
  reasoning: number;
  is_estimated: boolean;
  milliseconds: number;
  cost: number;
  outcome: string;
}

const usageOf = (change: Partial<Usage>): Usage => ({
  input: 0,
  cachedInput: 0,
  cacheWrites: 0,
  output: 0,
  reasoning: 0,
  ...change,
});

describe('model calls', () => {
  let assistant: Assistant;
  let adapter: ModelAdapter;
  let recorder: CallRecorder;
  let clock: jest.SpiedFunction<() => Date>;

  const { app } = describeApp({
    env: {
      OPERATOR_TOKEN: operatorToken,
      OPENAI_MODEL: 'gpt-6.1-terra',
      BUDGET_DAY_USD: '1',
      BUDGET_MONTH_USD: '1.5',
      GUEST_BUDGET_DAY_USD: '2',
      MESSAGES_PER_MINUTE: '1000',
    },
  });

  beforeAll(async () => {
    assistant = app.nest.get(Assistant, { strict: false });
    adapter = app.nest.get(ModelAdapter, { strict: false });
    recorder = app.nest.get(CallRecorder, { strict: false });
  });
  beforeEach(() => {
    clock = jest.spyOn(app.nest.get(Clock), 'now');
    // Chats are named in the background, which would be an additional call.
    jest.spyOn(app.nest.get(ChatTitlesService, { strict: false }), 'name').mockResolvedValue();
  });
  afterEach(async () => {
    await recorder.idle();
    await app.database.query('DELETE FROM model_calls');
    jest.restoreAllMocks();
  });

  const rows = async (): Promise<CallRow[]> => {
    await recorder.idle();
    return app.database.query<CallRow>(
      `SELECT *, cost_micros::float8 AS cost FROM model_calls WHERE purpose <> 'facts' ORDER BY id`,
    );
  };

  const subjectOf = (ownerId: string | null, purpose: Purpose = 'reply'): CallSubject => ({
    purpose,
    ownerId,
    messageId: null,
  });

  const requestOf = (subject: CallSubject, signal = new AbortController().signal) => ({
    subject,
    prompt: { system: 'abc', turns: [{ role: 'user' as const, text: 'abcdef' }] },
    signal,
  });

  /** Makes the model stream these items; functions are awaited. */
  const streaming = (...items: (StreamItem | (() => Promise<void>))[]) => {
    jest.spyOn(adapter, 'stream').mockImplementation(async function* () {
      for (const item of items) {
        if (typeof item === 'function') await item();
        else yield item;
      }
    });
  };

  const end = (usage: Usage | null, model = 'gpt-6.1-terra'): StreamItem => ({
    type: 'end',
    finish: 'stop',
    usage,
    model,
  });

  const read = async (subject: CallSubject, signal?: AbortSignal): Promise<string> => {
    let text = '';
    for await (const item of assistant.stream(requestOf(subject, signal))) if (typeof item === 'string') text += item;
    return text;
  };

  /** Records a reply that cost an owner this amount. */
  const spend = async (ownerId: string | null, dollars: number, purpose?: Purpose): Promise<void> => {
    streaming(end(usageOf({ input: 0, output: (dollars * 1_000_000) / 5 })));
    await read(subjectOf(ownerId, purpose));
    await recorder.idle();
  };

  const sendAs = async (artist: ReturnType<TestApp['visitor']>) => {
    const { id } = await artist.chat();
    streaming('Hello', end(usageOf({})));
    const sent = await artist.send(id, 'Hi');
    if (sent.status === 201) await until(async () => lastOf(await artist.messages(id)).status === 'complete');
    return sent;
  };

  const nowIs = (time: string) => clock.mockImplementation(() => new Date(time));

  describe('one record per call', () => {
    it('that ends: the provider’s token counts, the message, time and cost', async () => {
      const artist = app.visitor();
      const { id } = await artist.subscribe();
      const { body } = await sendAs(artist);
      await rows();
      await app.database.query('DELETE FROM model_calls');
      const usage = usageOf({ input: 10_000, cachedInput: 8000, cacheWrites: 1000, output: 500, reasoning: 300 });
      streaming({ type: 'reasoning' }, 'Hello', end(usage, 'gpt-6.1-terra-2026-10-26'));
      const messageId = body.reply.id;
      expect(await read({ purpose: 'reply', ownerId: id, messageId })).toBe('Hello');
      expect(await rows()).toEqual([
        expect.objectContaining({
          user_id: id,
          guest_id: null,
          is_guest: false,
          message_id: messageId,
          purpose: 'reply',
          model: 'gpt-6.1-terra-2026-10-26',
          input: 10_000,
          cached_input: 8000,
          cache_writes: 1000,
          output: 500,
          reasoning: 300,
          is_estimated: false,
          cost: 5150,
          outcome: 'ok',
        }),
      ]);
    });

    it('that takes a while: its duration in milliseconds', async () => {
      streaming(() => new Promise((resolve) => setTimeout(resolve, 30)), 'Hello', end(usageOf({})));
      await read(subjectOf(null, 'check'));
      const [row] = await rows();
      expect(row?.milliseconds).toBeGreaterThanOrEqual(25);
      expect(row).toMatchObject({ user_id: null, purpose: 'check' });
    });

    it('without reported usage: an estimate, marked as such', async () => {
      streaming('abcdef', { type: 'tool_call', call: { id: '1', name: 'abc', arguments: {} } }, end(null));
      await read(subjectOf(null));
      expect(await rows()).toEqual([
        expect.objectContaining({ input: 3, output: 4, is_estimated: true, cost: 23, outcome: 'ok' }),
      ]);
    });

    it('whose consumer stops reading', async () => {
      streaming('abc', 'def', end(usageOf({ output: 1 })));
      for await (const item of assistant.stream(requestOf(subjectOf(null)))) if (item === 'abc') break;
      expect(await rows()).toEqual([
        expect.objectContaining({
          input: 3,
          output: 1,
          is_estimated: true,
          outcome: 'stopped',
          model: 'gpt-6.1-terra',
        }),
      ]);
    });

    it('that is aborted, even before the first piece: its input costs', async () => {
      for (const pieces of [['abc'], []]) {
        const abort = new AbortController();
        streaming(...pieces, () => {
          abort.abort();
          return Promise.reject(new AssistantFailed());
        });
        await expect(read(subjectOf(null), abort.signal)).rejects.toThrow(AssistantFailed);
      }
      expect(await rows()).toEqual([
        expect.objectContaining({ input: 3, output: 1, is_estimated: true, cost: 8, outcome: 'stopped' }),
        expect.objectContaining({ input: 3, output: 0, is_estimated: true, cost: 3, outcome: 'stopped' }),
      ]);
    });

    it('that times out: failed, not stopped', async () => {
      streaming('abc', () => Promise.reject(new AssistantFailed()));
      const signal = AbortSignal.abort(new DOMException('Too late', 'TimeoutError'));
      await expect(read(subjectOf(null), signal)).rejects.toThrow(AssistantFailed);
      expect(await rows()).toEqual([expect.objectContaining({ outcome: 'failed' })]);
    });

    it('that breaks off: its input and partial output cost', async () => {
      streaming('abcdef', () => Promise.reject(new AssistantFailed()));
      await expect(read(subjectOf(null))).rejects.toThrow(AssistantFailed);
      expect(await rows()).toEqual([
        expect.objectContaining({ input: 3, output: 2, is_estimated: true, cost: 13, outcome: 'failed' }),
      ]);
    });

    it('that the provider rejects: it costs nothing', async () => {
      streaming(() => Promise.reject(new AssistantFailed()));
      await expect(read(subjectOf(null))).rejects.toThrow(AssistantFailed);
      jest.spyOn(adapter, 'complete').mockRejectedValue(new AssistantFailed());
      await expect(assistant.complete({ ...requestOf(subjectOf(null, 'title')), maxTokens: 10 })).rejects.toThrow();
      const nothing = { input: 0, output: 0, is_estimated: false, cost: 0, outcome: 'failed' };
      expect(await rows()).toEqual([expect.objectContaining(nothing), expect.objectContaining(nothing)]);
    });

    it('of the small model: titles, summaries and one-sheets', async () => {
      const usage = usageOf({ input: 1000, output: 100 });
      jest
        .spyOn(adapter, 'complete')
        .mockResolvedValue({ text: 'A title', finish: 'stop', usage, model: 'gpt-6-luna' });
      jest
        .spyOn(adapter, 'completeJson')
        .mockResolvedValue({ value: { a: 'é' }, finish: 'stop', usage: null, model: 'gpt-6-luna' });
      const request = requestOf(subjectOf(null, 'title'));
      expect((await assistant.complete({ ...request, maxTokens: 10 })).text).toBe('A title');
      const form = { name: 'facts', schema: {} };
      const sheet = { ...requestOf(subjectOf(null, 'one_sheet')), maxTokens: 10, form };
      expect((await assistant.completeJson(sheet)).value).toEqual({ a: 'é' });
      expect(await rows()).toEqual([
        expect.objectContaining({ purpose: 'title', model: 'gpt-6-luna', input: 1000, output: 100, cost: 150 }),
        expect.objectContaining({ purpose: 'one_sheet', input: 3, output: 4, is_estimated: true }),
      ]);
    });

    it('for a deleted message: without the message', async () => {
      streaming(end(usageOf({ output: 1 })));
      await read({ ...subjectOf(randomUUID()), messageId: randomUUID() });
      expect(await rows()).toEqual([expect.objectContaining({ user_id: null, message_id: null, cost: 5 })]);
    });

    it('of a model without a price: its cost is 0', async () => {
      jest.replaceProperty(adapter, 'models', { reply: 'llama', small: 'llama' });
      streaming(end(usageOf({ input: 1_000_000, output: 1_000_000 }), 'llama-3'));
      await read(subjectOf(null));
      expect(await rows()).toEqual([expect.objectContaining({ model: 'llama-3', input: 1_000_000, cost: 0 })]);
    });

    it('whose server renames the model: at the configured model’s price', async () => {
      streaming(end(usageOf({ output: 100 }), 'deployment-7'));
      await read(subjectOf(null));
      expect(await rows()).toEqual([expect.objectContaining({ model: 'deployment-7', cost: 500 })]);
    });

    it('even if the database fails at first, without affecting the reply', async () => {
      const insert = jest.spyOn(app.nest.get(ModelCallsRepository, { strict: false }), 'insert');
      insert.mockRejectedValueOnce(new Error('away'));
      streaming('Hello', end(usageOf({ output: 1 })));
      expect(await read(subjectOf(null))).toBe('Hello');
      expect(await rows()).toHaveLength(1);
      // Facts of earlier tests may be recorded meanwhile.
      expect(insert.mock.calls.filter(([call]) => call.subject.purpose !== 'facts')).toHaveLength(2);
    });
  });

  describe('a budget', () => {
    it('per day refuses messages of that account only', async () => {
      const [artist, other] = [app.visitor(), app.visitor()];
      const { id } = await artist.subscribe();
      await other.subscribe();
      await spend(id, 0.9);
      expect((await sendAs(artist)).status).toBe(201);
      await spend(id, 0.1);
      const refused = await sendAs(artist);
      expect(refused.status).toBe(429);
      expect(refused.body).toMatchObject({
        code: 'budget_spent',
        message: "You've used today's share of the assistant. It's back at midnight UTC.",
      });
      expect((await sendAs(other)).status).toBe(201);
    });

    it('per day renews at midnight UTC', async () => {
      const allowance = app.nest.get(MessageAllowance, { strict: false });
      const { id } = await app.visitor().register();
      nowIs('2026-11-23T22:00:00Z');
      await spend(id, 1);
      await expect(allowance.spendMessage(id)).rejects.toMatchObject({ code: 'budget_spent', retryAfter: 7200 });
      nowIs('2026-11-23T23:00:00Z');
      await expect(allowance.spendMessage(id)).rejects.toMatchObject({ code: 'budget_spent', retryAfter: 3600 });
      nowIs('2026-11-24T00:00:00Z');
      await allowance.spendMessage(id);
    });

    it('per month renews with the next month', async () => {
      const allowance = app.nest.get(MessageAllowance, { strict: false });
      const { id } = await app.visitor().register();
      nowIs('2026-11-10T12:00:00Z');
      await spend(id, 0.8);
      nowIs('2026-11-29T00:00:00Z');
      await allowance.spendMessage(id);
      await spend(id, 0.7);
      await expect(allowance.spendMessage(id)).rejects.toMatchObject({
        code: 'budget_spent',
        retryAfter: 172_800,
        message: "You've used this month's share of the assistant. It's back on 1 December.",
      });
      nowIs('2026-12-01T00:00:00Z');
      await allowance.spendMessage(id);
    });

    it('that is spent refuses one-sheets without calling the model, and allows titles', async () => {
      const { id } = await app.visitor().subscribe();
      await spend(id, 1);
      const completion = { text: 'A title', finish: 'stop' as const, usage: usageOf({}), model: 'gpt-6-luna' };
      jest.spyOn(adapter, 'complete').mockResolvedValue(completion);
      const asked = jest.spyOn(adapter, 'completeJson');
      const form = { name: 'facts', schema: {} };
      const sheet = { ...requestOf(subjectOf(id, 'one_sheet')), maxTokens: 10, form };
      await expect(assistant.completeJson(sheet)).rejects.toMatchObject({ code: 'budget_spent' });
      expect(asked).not.toHaveBeenCalled();
      await expect(assistant.complete({ ...requestOf(subjectOf(id, 'title')), maxTokens: 10 })).resolves.toEqual(
        completion,
      );
      expect((await rows()).map(({ purpose }) => purpose)).toEqual(['reply', 'title']);
    });

    it('is correct again after one call if Redis lost it', async () => {
      const { id } = await app.visitor().subscribe();
      const budgets = app.nest.get(BudgetsService, { strict: false });
      await spend(id, 1);
      await expect(budgets.assertLeft(id)).rejects.toMatchObject({ code: 'budget_spent' });
      const redis = app.nest.get(Redis);
      const keys = await redis.keys(`${app.env.redisPrefix}:cost:*`);
      expect(keys).toContainEqual(expect.stringContaining(id));
      await redis.del(...keys);
      await budgets.assertLeft(id);
      await spend(id, 0.0001);
      await expect(budgets.assertLeft(id)).rejects.toMatchObject({ code: 'budget_spent' });
    });

    it('applies even if calls can’t be stored', async () => {
      const { id } = await app.visitor().subscribe();
      jest.spyOn(app.nest.get(ModelCallsRepository, { strict: false }), 'insert').mockRejectedValue(new Error('away'));
      await spend(id, 1);
      await expect(app.nest.get(BudgetsService, { strict: false }).assertLeft(id)).rejects.toMatchObject({
        code: 'budget_spent',
      });
    });

    it('for guests is shared and renews at midnight UTC', async () => {
      const [first, second] = [app.visitor(), app.visitor()];
      const chat = await first.tryOut();
      const other = await second.tryOut();
      streaming('Hello', end(usageOf({ output: 1 })));
      expect((await first.sendAsGuest(chat.id, 'Hi')).status).toBe(201);
      await spend(`guest:${chat.guestUserId}`, 2);
      const guest = { is_guest: true, guest_id: chat.guestUserId, user_id: null };
      expect(await rows()).toEqual([expect.objectContaining(guest), expect.objectContaining(guest)]);
      const refused = await second.sendAsGuest(other.id, 'Hi');
      expect(refused.status).toBe(429);
      expect(refused.body).toMatchObject({
        code: 'budget_spent',
        message: 'The free trial has had a lot of visitors today. Sign up, or come back tomorrow.',
      });
      const allowance = app.nest.get(GuestAllowanceService, { strict: false });
      const owner = `guest:${other.guestUserId}`;
      // The closing reply is free.
      await allowance.spendMessage(owner, '192.0.2.1', false);
      await expect(allowance.spendMessage(owner, '192.0.2.1', true)).rejects.toMatchObject({ code: 'budget_spent' });
      const tomorrow = new Date(Date.now() + 86_400_000);
      clock.mockImplementation(() => tomorrow);
      await allowance.spendMessage(owner, '192.0.2.1', true);
      const artist = app.visitor();
      await artist.subscribe();
      expect((await sendAs(artist)).status).toBe(201);
    });
  });

  it('stay, without the account, after its deletion', async () => {
    const artist = app.visitor();
    const { id } = await artist.subscribe();
    const { body } = await sendAs(artist);
    await rows();
    await app.database.query('DELETE FROM model_calls');
    streaming(end(usageOf({ output: 10 })));
    await read({ ...subjectOf(id), messageId: body.reply.id });
    expect(await rows()).toEqual([expect.objectContaining({ user_id: id, message_id: body.reply.id })]);
    const { status } = await artist.post('/api/account/delete', { currentPassword: password });
    expect(status).toBeLessThan(300);
    expect(await rows()).toEqual([
      expect.objectContaining({ user_id: null, message_id: null, is_guest: false, cost: 50 }),
    ]);
  });

  describe('on the operator’s usage page', () => {
    const open = (given?: string, path = '') =>
      fetch(`${app.url}/operator/usage${path}`, {
        headers: given ? { authorization: `Basic ${Buffer.from(`anyone:${given}`).toString('base64')}` } : {},
      });

    it('need the operator token', async () => {
      for (const wrong of [undefined, 'x', `${operatorToken}x`]) {
        const { status, headers } = await open(wrong);
        expect([status, headers.get('www-authenticate')]).toEqual([401, expect.stringContaining('Basic')]);
      }
      expect((await open(operatorToken, '/other')).status).toBe(404);
    });

    it('show totals, the guests’ share and the most expensive accounts, escaped', async () => {
      const { id } = await app.visitor().subscribe();
      await spend(id, 0.75);
      await spend('guest:1', 0.25);
      streaming(end(usageOf({ input: 100, cachedInput: 25 }), '<script>alert(1)</script>'));
      await read(subjectOf(null, 'check'));
      streaming(() => Promise.reject(new AssistantFailed()));
      await expect(read(subjectOf(id))).rejects.toThrow(AssistantFailed);
      await recorder.idle();
      await app.database.query(
        `UPDATE model_calls SET created_at = now() - interval '60 days' WHERE outcome = 'failed'`,
      );
      const response = await open(operatorToken);
      const page = await response.text();
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(page).not.toContain('<script');
      expect(page).toContain('&#60;script&#62;');
      const [today = ''] = /<h2>Today[^]*?<h2>/.exec(page) ?? [];
      expect(today).toContain(
        '<td>All calls</td><td>3</td><td>100</td><td>25%</td><td>200,000</td><td>0</td><td>$1.0001</td><td>0</td><td>0</td><td>0</td>',
      );
      expect(today).toContain('<td>Of these, guests (25% of the cost)</td><td>1</td>');
      expect(today).toContain('<td>reply</td><td>2</td>');
      expect(today).toContain('<td>gpt-6.1-terra</td><td>2</td>');
      expect(page).toContain(`<tr><td>${id}</td><td>1</td><td>$0.75</td></tr>`);
      expect(page).toContain('href="/operator/queues"');
      const queues = await fetch(`${app.url}/operator/queues`, {
        headers: { authorization: `Basic ${Buffer.from(`anyone:${operatorToken}`).toString('base64')}` },
      });
      expect(await queues.text()).toContain('/operator/usage');
    });

    it('are empty without calls', async () => {
      const page = await (await open(operatorToken)).text();
      expect(page).toContain('<td colspan="10">No calls</td>');
      expect(page).toContain('None yet.');
    });
  });
});

it('the usage page does not exist without a token', async () => {
  const app = await startApp();
  const { status } = await fetch(`${app.url}/operator/usage`);
  await app.close();
  expect(status).toBe(404);
});
