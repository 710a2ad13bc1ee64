import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeletionProgress, DeletionReceipt } from '../../contract/account/account-deletion.js';
import { dataExportUrl, type LatestDataExport } from '../../contract/account/data-export.js';
import type { User } from '../../contract/account/user.js';
import { type Client, password } from '../support/client.js';
import { addMessages, buildChat, messageTexts } from '../support/factories.js';
import type { ServerProcess } from '../support/faults/server.js';
import { HeldLine } from '../support/faults/held-line.js';
import { FaultWorld } from '../support/faults/world.js';
import { TestMailbox } from '../support/mailbox.js';
import { TestPayments } from '../support/payments.js';
import { until } from '../support/replies.js';
import { filesIn, formWith, picture, upload } from '../support/uploads.js';
import { unzip } from '../support/files/zip.js';

describe('a killed worker', () => {
  let world: FaultWorld;
  let payments: TestPayments;
  let mailbox: TestMailbox;
  let storage: string;
  let variables: Record<string, string>;
  let server: ServerProcess;
  let artist: Client;
  let user: User;

  beforeAll(async () => {
    world = await FaultWorld.create();
    payments = await TestPayments.start();
    mailbox = await TestMailbox.open();
    storage = await mkdtemp(join(tmpdir(), 'files-'));
    variables = { ...payments.variables, ...mailbox.variables, STORAGE_DIR: storage };
    server = await world.startServer(variables);
  });
  afterAll(async () => {
    await world.close();
    await payments.close();
    await mailbox.close();
    await rm(storage, { recursive: true, force: true });
  });
  afterEach(() => world.killWorkers());
  beforeEach(async () => {
    artist = world.visitor(server);
    user = await artist.register();
  });

  it('during a data export: another starts over, and there is one complete export', async () => {
    // Each is longer than one page that is read.
    const [chats, messages] = [4, 600];
    for (let n = 1; n <= chats; n += 1) {
      const texts = messageTexts(messages, () => randomBytes(960).toString('hex'));
      await buildChat(world.database, { userId: user.id, title: `Chat ${n}`, messages: texts });
    }
    const [chat] = await world.database.query<{ id: string }>(
      'SELECT id FROM chats WHERE user_id = $1 ORDER BY id OFFSET 2 LIMIT 1',
      [user.id],
    );
    const folder = join(storage, 'exports', user.id);
    const line = await HeldLine.to(world.database.url);
    // Where it reads the messages of a chat in the middle.
    const isThere = line.stopAt({ texts: ['CROSS JOIN LATERAL', chat?.id ?? ''], when: 'asked' });
    const { body } = await artist.post<LatestDataExport>('/api/account/export');
    const begun = body.export;
    const worker = await world.startWorker({ ...variables, DATABASE_URL: line.url });
    await isThere;
    await until(async () => (await filesIn(folder)).length > 0);
    await worker.kill();
    line.close();
    expect(await filesIn(folder)).toEqual([expect.stringMatching(/\.unfinished$/)]);

    await world.startWorker(variables);
    const copy = await until(async () => {
      const { body } = await artist.get<LatestDataExport>('/api/account/export');
      return body.export?.state === 'ready' && body.export;
    }, 120);

    expect(copy.id).toBe(begun?.id);
    expect(await filesIn(folder)).toEqual([`${copy.id}.zip`]);
    const response = await fetch(server.url + dataExportUrl(copy.id), { headers: { cookie: artist.cookie } });
    const files = await unzip(Buffer.from(await response.arrayBuffer()));
    const names = [...files.keys()].filter((name) => name.startsWith('chats/'));
    expect(names).toHaveLength(2 * chats);
    for (const name of names.filter((each) => each.endsWith('.json'))) {
      expect((JSON.parse(String(files.get(name))) as { messages: object[] }).messages).toHaveLength(messages);
    }
  });

  it('during a chat export: another starts over, and the whole file arrives', async () => {
    const messages = 1000;
    artist = world.visitor(server);
    user = await artist.subscribe();
    const { id: chatId } = await artist.chat();
    const words = messageTexts(messages, (n) => `word${n}.`).map((text) => ({ text, isUser: true }));
    await addMessages(world.database, chatId, words);
    const folder = join(storage, 'chat-exports', user.id);
    const line = await HeldLine.to(world.database.url);
    // The worker has read the first 200 messages and asks for the next.
    const isReading = line.stopAt({ texts: ['ANY ($3::integer[])', chatId, '"201"'], when: 'asked' });
    const requestExport = () =>
      fetch(`${server.url}/api/chats/${chatId}/export?format=md`, { headers: { cookie: artist.cookie } });
    const download = requestExport();
    const worker = await world.startWorker({ ...variables, DATABASE_URL: line.url });
    await isReading;
    await until(async () => (await filesIn(folder)).length > 0);
    await worker.kill();
    line.close();
    await world.startWorker(variables);

    let response = await download;
    // If the second worker starts slowly, the request times out, and the artist's browser asks again.
    while (response.status === 503) {
      expect(await response.json()).toMatchObject({ code: 'export_in_progress' });
      response = await requestExport();
    }
    expect(response.status).toBe(200);
    expect((await response.text()).match(/word\d+\./g)).toHaveLength(messages);
    await until(async () => (await filesIn(folder)).length === 0);
  });

  it('while waiting for the payment provider: another completes the deletion', async () => {
    const { body: checkout } = await artist.post<{ sessionId: string }>('/api/subscription/create-checkout-session', {
      priceId: 'price_sandbox_monthly',
    });
    await payments.pay(checkout.sessionId);
    await upload(artist, '/api/upload-profile-picture', formWith(await picture('png')));
    const [row] = await world.database.query<{ customer_id: string }>(
      'SELECT customer_id FROM subscriptions WHERE user_id = $1',
      [user.id],
    );
    const customer = row?.customer_id ?? '';
    const worker = await world.startWorker(variables);
    await payments.fail('hang');
    await world.database.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [user.id]);
    const { body: receipt } = await artist.post<DeletionReceipt>('/api/account/delete', { currentPassword: password });
    const redis = new Redis(world.redis.url);
    await until(async () => (await redis.llen('fanfare:deletion:active')) > 0);
    redis.disconnect();
    await worker.kill();
    await server.kill();
    await payments.fail('none');
    expect(await payments.stripe.customers.retrieve(customer)).not.toHaveProperty('deleted');
    await server.start();

    expect((await artist.get('/api/user')).status).toBe(401);
    await world.startWorker(variables);
    await until(async () => {
      const { body } = await artist.get<DeletionProgress>(`/api/deletions/${receipt.confirmation_code}`);
      return body.finishedAt !== null;
    }, 120);

    expect(await payments.stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
    const { data } = await payments.stripe.subscriptions.list({ customer, status: 'all' });
    expect(data.map(({ status }) => status)).toEqual(['canceled']);
    expect(await filesIn(join(storage, 'pictures', user.id))).toEqual([]);
    await mailbox.receive(user.email, /account is deleted/);
    const again = world.visitor(server);
    await again.register({ email: user.email });
  });
});
