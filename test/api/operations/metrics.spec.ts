import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { INestApplicationContext } from '@nestjs/common';
import { Metrics } from '../../../backend/src/common/metrics.js';
import { serveMetrics } from '../../../backend/src/common/metrics-server.js';
import type { Message } from '../../../contract/chats/chat.js';
import { describeApp } from '../../support/describe-app.js';
import { until } from '../../support/replies.js';

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
});
