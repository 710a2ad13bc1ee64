import { jest } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { INestApplicationContext } from '@nestjs/common';
import { Metrics } from '../../../backend/src/common/metrics.js';
import { serveMetrics } from '../../../backend/src/common/metrics-server.js';
import type { Message } from '../../../contract/chats/chat.js';
import { Assistant, type StreamItem } from '../../../backend/src/providers/assistant/assistant.js';
import { describeApp } from '../../support/describe-app.js';
import { lastOf, replyOf, until } from '../../support/replies.js';

describe('metrics', () => {
  const lines: string[] = [];
  const { app, worker } = describeApp({
    worker: true,
    env: { LOG_LEVEL: 'info' },
    log: { write: (line: string) => void lines.push(line) },
  });

  /** What a process reports to Prometheus. */
  async function scrape(process: INestApplicationContext): Promise<string> {
    const server = await serveMetrics(process.get(Metrics, { strict: false }), 0, '127.0.0.1');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      expect(await (await fetch(`${url}/live`)).json()).toEqual({ status: 'ok' });
      expect((await fetch(`${url}/api/user`)).status).toBe(404);
      return await (await fetch(`${url}/metrics`)).text();
    } finally {
      server.close();
    }
  }

  it('count a message and its reply, and include everything the dashboard and alerts use', async () => {
    const artist = app.visitor();
    await artist.subscribe();
    const { id: chatId } = await artist.chat();
    const { headers } = await artist.send(chatId, 'Hello');
    await until(async () => {
      const { body } = await artist.get<Message[]>(`/api/chats/${chatId}/messages`);
      return body.length === 2 && body.every(({ status }) => status === 'complete');
    });

    const [api, jobs] = [await scrape(app.nest), await scrape(worker)];
    expect(api).toContain('fanfare_sends_total{result="sent"} 1');
    expect(api).toContain('fanfare_first_piece_seconds_count 1');
    expect(api).toContain('fanfare_replies_total{outcome="complete"} 1');
    expect(api).toContain('fanfare_active_replies 0');
    expect(api).toMatch(/fanfare_http_request_seconds_count\{.*route="\/api\/chats\/:id\/messages",status="201".*\} 1/);
    expect(jobs).toMatch(/fanfare_queue_jobs\{queue="\w+"\} \d/);
    expect(jobs).toMatch(/fanfare_mail_age_seconds \d/);

    const read = ['hosting/alerts.yml', 'hosting/dashboard.json'].map((file) => readFileSync(file, 'utf8')).join();
    const names = new Set(
      read.match(/\b(?:fanfare|nodejs|process)_[a-z0-9_]+/g)?.map((name) => name.replace(/_(?:bucket|count)$/, '')),
    );
    expect(names.size).toBeGreaterThan(10);
    for (const name of names) expect(`${api}${jobs}`).toContain(`# TYPE ${name} `);

    // A reply's log lines can be found by its id, and by its request's.
    const ended = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .find(({ msg }) => msg === 'Reply ended');
    expect(ended).toMatchObject({ chatId, outcome: 'complete', requestId: headers.get('x-request-id') });
    expect(ended?.['replyId']).toBeDefined();
  });

  const valueOf = async (name: string, labels: Record<string, string> = {}): Promise<number> => {
    const { values } = (await app.nest.get(Metrics).registry.getSingleMetric(name)?.get()) ?? { values: [] };
    const has = (found: object): boolean =>
      Object.entries(labels).every(([label, value]) => (found as Record<string, unknown>)[label] === value);
    return values.filter((each) => has(each.labels)).reduce((sum, { value }) => sum + value, 0);
  };
  const untilSilent = (): Promise<unknown> =>
    until(async () => (await app.database.query("SELECT FROM messages WHERE status = 'streaming'")).length === 0);
  const firstPieces = async (): Promise<number> => {
    const { values } = await app.nest.get(Metrics).firstPiece.get();
    return values.find(({ metricName }) => metricName === 'fanfare_first_piece_seconds_count')?.value ?? 0;
  };

  it('count every kind of call that starts a reply, an artist’s and a visitor’s', async () => {
    const stream = jest.spyOn(app.nest.get(Assistant), 'stream');
    const gone = async function* (): AsyncGenerator<StreamItem> {
      yield await Promise.reject(new Error('The model is gone'));
    };
    const cut = async function* (): AsyncGenerator<StreamItem> {
      yield* await Promise.resolve(['Pitch it ']);
      yield { type: 'end', finish: 'length', usage: null, model: 'scripted' };
    };
    const artist = app.visitor();
    await artist.subscribe();
    const { id: chatId } = await artist.chat();
    const guest = app.visitor();
    const guestChat = await guest.tryOut();
    const lastId = async (): Promise<string> => lastOf(await artist.messages(chatId)).id;
    const lastGuestId = async (): Promise<string> => lastOf(await guest.guestMessages(guestChat.id)).id;
    const path = `/api/chats/${chatId}/messages`;
    const calls: [string, () => Promise<{ status: number }>, () => AsyncGenerator<StreamItem>][] = [
      ['send', () => artist.send(chatId, 'Hello'), cut],
      ['continue', async () => artist.post(`${path}/${await lastId()}/continue`, {}), () => replyOf('early.')],
      ['regenerate', async () => artist.post(`${path}/${await lastId()}/regenerate`, {}), () => replyOf('Early.')],
      [
        'edit',
        async () => artist.post(`${path}/${(await artist.messages(chatId))[0]?.id}/edit`, { message: 'Hi' }),
        () => replyOf('Early.'),
      ],
      ['guest send', () => guest.sendAsGuest(guestChat.id, 'Hello'), cut],
      [
        'guest continue',
        async () => guest.post(`/api/guest/messages/${guestChat.id}/${await lastGuestId()}/continue`),
        () => replyOf('early.'),
      ],
    ];
    for (const [name, call, answer] of calls) {
      const before = [await valueOf('fanfare_sends_total', { result: 'sent' }), await firstPieces()];
      stream.mockImplementationOnce(answer);
      expect([name, (await call()).status]).toEqual([name, 201]);
      await untilSilent();
      const after = [await valueOf('fanfare_sends_total', { result: 'sent' }), await firstPieces()];
      expect([name, after]).toEqual([name, before.map((count) => count + 1)]);
    }

    // A failure before the first piece counts as a call that failed, and as a reply.
    const failures: [string, () => Promise<{ status: number }>][] = [
      ['send', () => artist.send(chatId, 'And radio?')],
      ['guest send', () => guest.sendAsGuest(guestChat.id, 'And radio?')],
    ];
    for (const [name, call] of failures) {
      const before = [
        await valueOf('fanfare_sends_total', { result: 'failed' }),
        await valueOf('fanfare_replies_total', { outcome: 'taken_back' }),
      ];
      stream.mockImplementationOnce(gone);
      expect([name, (await call()).status]).toEqual([name, 502]);
      const after = [
        await valueOf('fanfare_sends_total', { result: 'failed' }),
        await valueOf('fanfare_replies_total', { outcome: 'taken_back' }),
      ];
      expect([name, after]).toEqual([name, before.map((count) => count + 1)]);
    }
    const outcomes = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(outcomes.filter(({ msg, outcome }) => msg === 'Reply ended' && outcome === 'taken_back')).toHaveLength(2);

    // A retry is of a reply that failed after it began.
    const broken = async function* (): AsyncGenerator<StreamItem> {
      yield* await Promise.resolve(['Pitch ']);
      throw new Error('The model is gone');
    };
    const retries: [string, () => Promise<{ status: number }>, () => Promise<{ status: number }>][] = [
      ['retry', () => artist.send(chatId, 'And radio?'), async () => artist.post(`${path}/${await lastId()}/retry`)],
      [
        'guest retry',
        () => guest.sendAsGuest(guestChat.id, 'And radio?'),
        async () => guest.post(`/api/guest/messages/${guestChat.id}/${await lastGuestId()}/retry`),
      ],
    ];
    for (const [name, send, retry] of retries) {
      stream.mockImplementationOnce(broken);
      expect([name, (await send()).status]).toEqual([name, 201]);
      await untilSilent();
      const before = await valueOf('fanfare_sends_total', { result: 'sent' });
      stream.mockImplementationOnce(() => replyOf('Early.'));
      expect([name, (await retry()).status]).toEqual([name, 201]);
      expect([name, await valueOf('fanfare_sends_total', { result: 'sent' })]).toEqual([name, before + 1]);
      await untilSilent();
    }
  });
});
