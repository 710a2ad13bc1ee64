import { jest } from '@jest/globals';
import { once } from 'node:events';
import { Metrics } from '../../../backend/src/common/metrics.js';
import { Assistant } from '../../../backend/src/providers/assistant/assistant.js';
import { Storage } from '../../../backend/src/providers/storage/storage.js';
import { describeApp } from '../../support/describe-app.js';
import type { Client } from '../../support/client.js';
import { outageOf } from '../../support/hosting/runbook.js';
import { type RawResponse, RawServer } from '../../support/model-servers/raw-server.js';
import { formWith, picture, upload } from '../../support/uploads.js';

/** test/faults/unreachable.spec.ts covers PostgreSQL and Redis, mail-outage.spec.ts the mail server. */
describe('an outage looks as the runbook says:', () => {
  let artist: Client;
  let lines: string[] = [];
  let refusal: { status: number; code: string };

  const { app, payments } = describeApp({
    payments: true,
    model: () =>
      RawServer.start((): RawResponse => ({
        status: refusal.status,
        headers: { 'content-type': 'application/json', 'retry-after': '0' },
        chunks: [JSON.stringify({ error: { message: 'No.', code: refusal.code } })],
      })),
    env: { LOG_LEVEL: 'warn', ASSISTANT_FIRST_TOKEN_SECONDS: '4' },
    log: { write: (line: string) => void lines.push(line) },
  });
  beforeEach(async () => {
    lines = [];
    artist = app.visitor();
    await artist.subscribe();
  });
  afterEach(() => {
    artist.close();
    jest.restoreAllMocks();
    return payments.fail('none');
  });

  const reasons = async (): Promise<string[]> =>
    (await artist.get<{ reasons: string[] }>('/api/health/ready')).body.reasons;
  const metrics = (): Promise<string> => app.nest.get(Metrics).registry.metrics();
  /** The number of calls by route and status. */
  const countOf = async (labels: string): Promise<number> => {
    const found = (await metrics())
      .split('\n')
      .filter((line) => line.startsWith('fanfare_http_request_seconds_count{') && line.includes(labels));
    return found.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  };

  const valueOf = async (metric = ''): Promise<number> =>
    Number(
      (await metrics())
        .split('\n')
        .find((line) => line.startsWith(`${metric} `))
        ?.split(' ')
        .at(-1) ?? 0,
    );

  it('a slow model', async () => {
    const book = outageOf('The model is slow');
    const { id: chatId } = await artist.chat();
    jest.spyOn(app.nest.get(Assistant), 'stream').mockImplementation(async function* ({ signal }) {
      await once(signal, 'abort');
      yield '';
    });
    expect((await artist.send(chatId, 'Hello')).status).toBe(502);
    expect(await reasons()).toEqual([]);
    expect(lines.join('')).toContain(book.log[0]);
    const [, ...rulesOut] = book.metric.filter((name) => name.endsWith(' 0') || name.includes('first_piece'));
    expect(rulesOut.length).toBeGreaterThan(1);
    for (const line of rulesOut) expect(await metrics()).toContain(`\n${line}\n`);
  });

  it('the model’s vendor', async () => {
    const book = outageOf("The model's vendor fails");
    const { id: chatId } = await artist.chat();
    const failed = await valueOf(book.metric[0]);
    refusal = { status: 500, code: 'server_error' };
    const down = await artist.send(chatId, 'Hello');
    expect(down.text).toContain(book.seen[0]);
    expect(await reasons()).toEqual([]);
    expect(lines.join('')).toContain(book.log[1]);
    expect(await valueOf(book.metric[0])).toBe(failed + 1);

    refusal = { status: 401, code: 'invalid_api_key' };
    await artist.send(chatId, 'Hello');
    expect((await reasons())[0]?.split(' ')[0]).toBe(book.health[0]?.split(' ')[0]);
    expect(lines.join('')).toContain(book.log[0]);
    expect(await metrics()).toMatch(
      /^fanfare_degraded\{reason="assistant_misconfigured \(401 invalid_api_key\)"\} 1$/m,
    );
  });

  it('the storage', async () => {
    const book = outageOf('The storage is full');
    const [, labels = ''] = book.metric;
    const before = await countOf(labels);
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    jest.spyOn(app.nest.get(Storage, { strict: false }), 'save').mockRejectedValue(full);
    const { status, text } = await upload(artist, '/api/media', formWith(await picture('png')));
    expect(status).toBe(503);
    expect(text).toContain(book.seen[0]);
    expect(lines.join('')).toContain(book.log[0]);
    expect((await countOf(labels)) - before).toBe(1);
  });

  it('Stripe', async () => {
    const book = outageOf('Stripe fails');
    const [, labels = ''] = book.metric;
    const newcomer = app.visitor();
    await newcomer.register();
    await payments.fail('down');
    const { text } = await newcomer.post('/api/subscription/create-checkout-session', {
      priceId: 'price_sandbox_monthly',
    });
    newcomer.close();
    expect(text).toContain(book.seen[0]);
    expect(lines.join('')).toContain(book.log[0]);
    expect(await countOf(labels)).toBe(1);
    expect((await artist.get<{ hasActiveSubscription: boolean }>('/api/user')).body.hasActiveSubscription).toBe(true);
  });
});
