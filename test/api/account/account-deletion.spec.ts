import type { INestApplicationContext } from '@nestjs/common';
import { Redis } from 'ioredis';
import { createHmac, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { ReplyService } from '../../../backend/src/chats/replies/reply.service.js';
import { DeletionsService } from '../../../backend/src/deletion/deletions.service.js';
import { fileKinds } from '../../../backend/src/providers/storage/storage.js';
import type { DeletionProgress, DeletionReceipt, SignInMethods } from '../../../contract/account/account-deletion.js';
import type { LatestDataExport } from '../../../contract/account/data-export.js';
import type { ErrorBody } from '../../../contract/errors.js';
import { startApp, type TestApp } from '../../support/app.js';
import { buildDeletion, buildPasskey } from '../../support/factories.js';
import { describeApp } from '../../support/describe-app.js';
import { type Answer, type Client, password } from '../../support/client.js';
import { addUnfinishedJobs, startWorker } from '../../support/worker.js';
import { signInWith } from '../../support/providers.js';
import { next, until } from '../../support/replies.js';
import { filesIn, formWith, picture, upload } from '../../support/uploads.js';

const path = '/api/account/delete';

describe('deleting an account', () => {
  let artist: Client;
  let id: string;
  let email: string;
  let worker: INestApplicationContext | undefined;

  const { app, payments, mailbox } = describeApp({ payments: true, mailbox: true });
  beforeEach(async () => {
    artist = app.visitor();
    ({ id, email } = await artist.register());
    await app.database.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [id]);
  });
  afterEach(async () => {
    artist.close();
    await payments.fail('none');
    await worker?.close();
    worker = undefined;
  });

  const work = async (other: TestApp = app): Promise<void> => {
    worker = await startWorker(other);
  };
  const endWork = async (): Promise<void> => {
    await worker?.close();
    worker = undefined;
  };
  const remove = (client = artist, body: object = { currentPassword: password }): Promise<Answer<DeletionReceipt>> =>
    client.post<DeletionReceipt>(path, body);
  const removed = async (client = artist): Promise<string> => {
    const { status, body, text } = await remove(client);
    if (status !== 200) throw new Error(`Deleting answered ${status}: ${text}`);
    return body.confirmation_code;
  };
  const progress = async (code: string): Promise<DeletionProgress> =>
    (await app.visitor().get<DeletionProgress>(`/api/deletions/${code}`)).body;
  const finished = (code: string): Promise<DeletionProgress> =>
    until(async () => {
      const state = await progress(code);
      return state.finishedAt !== null && state;
    }, 20);
  const subscribe = async (client = artist, userId = id): Promise<string> => {
    const { body } = await client.post<{ sessionId: string }>('/api/subscription/create-checkout-session', {
      priceId: 'price_sandbox_monthly',
    });
    await payments.pay(body.sessionId);
    await client.post('/api/subscription/verify-status', { sessionId: body.sessionId });
    return customerOf(userId);
  };
  const customerOf = async (userId: string): Promise<string> => {
    const [row] = await app.database.query<{ customer_id: string }>(
      'SELECT customer_id FROM subscriptions WHERE user_id = $1',
      [userId],
    );
    return row?.customer_id ?? '';
  };
  const rowsOf = async (userId: string): Promise<string[]> => {
    const left: string[] = [];
    // Every column that refers to an account, in any table, and what may remain after a deletion.
    const columns = await app.database.query<{ table: string; column: string }>(
      `SELECT conrelid::regclass::text AS table, attname AS column FROM pg_constraint
       JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
       WHERE contype = 'f' AND confrelid = 'users'::regclass ORDER BY 1`,
    );
    expect(columns.length).toBeGreaterThan(12);
    const own = { table: 'users', column: 'id' };
    for (const { table, column } of [own, ...columns, { table: 'account_deletions', column: 'user_id' }]) {
      const rows = await app.database.query(`SELECT 1 FROM ${table} WHERE ${column} = $1`, [userId]);
      if (rows.length > 0) left.push(table);
    }
    return left;
  };
  const expectGone = async (userId: string): Promise<void> => {
    expect(await rowsOf(userId)).toEqual([]);
    for (const kind of fileKinds) {
      expect(await filesIn(join(app.env.storageDir, kind, userId))).toEqual([]);
    }
  };
  const expectEndedAtProvider = async (customer: string): Promise<void> => {
    expect(await payments.stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
    const { data } = await payments.stripe.subscriptions.list({ customer, status: 'all' });
    for (const { status } of data) expect(status).toBe('canceled');
    const open = await payments.stripe.checkout.sessions.list({ customer, status: 'open' });
    expect(open.data).toEqual([]);
  };

  it('removes rows, files, sessions, sockets and the subscription, and emails a receipt', async () => {
    await work();
    const customer = await subscribe();
    await upload(artist, '/api/upload-profile-picture', formWith(await picture('png')));
    const { id: chatId } = await artist.chat();
    const [sent, unsent] = [randomUUID(), randomUUID()];
    for (const attachmentId of [sent, unsent])
      expect((await artist.post('/api/attachments/text', { id: attachmentId, text: 'Our rider' })).status).toBe(201);
    const message = { message: 'Hello', clientMessageId: randomUUID(), attachmentIds: [sent] };
    expect((await artist.post(`/api/chats/${chatId}/messages`, message)).status).toBe(201);
    expect(await rowsOf(id)).toContain('attachments');
    expect(
      (await artist.post('/api/facts', { kind: 'preference', value: 'The band is called Salt Road.' })).status,
    ).toBe(201);
    expect((await artist.post('/api/releases', { kind: 'release', title: 'Salt Road' })).status).toBe(201);
    expect((await artist.post('/api/contacts', { name: 'Ines Vale' })).status).toBe(201);
    expect((await artist.call('PUT', '/api/reminders', { isOn: true })).status).toBe(200);
    expect((await artist.post('/api/calendar')).status).toBe(201);
    expect((await artist.post('/api/support', { message: 'Where is my invoice?' })).status).toBe(201);
    expect((await upload(artist, '/api/media', formWith(await picture('png')))).status).toBe(201);
    await artist.post('/api/account/export');
    await until(async () => (await artist.get<LatestDataExport>('/api/account/export')).body.export?.state === 'ready');
    const other = app.visitor();
    await other.post('/api/login', { email, password });
    const sockets = [await artist.connect(), await other.connect()];
    const cuts = sockets.map((socket) => new Promise((resolve) => socket.once('disconnect', resolve)));
    const before = app.visitor();
    before.cookie = artist.cookie;

    const networks = `${app.env.redisPrefix}:known-networks:${id}`;
    const redis = app.nest.get(Redis, { strict: false });
    const place = createHmac('sha256', app.env.sessionKey).update(`known-network:${id} 127.0.0.1`).digest('base64url');
    expect(await redis.zrange(networks, 0, -1)).toEqual([place]);
    // Some were sent to the account's previous address.
    const moved = await app.database.query(
      `UPDATE outgoing_letters SET recipient = 'earlier@artist.test' WHERE recipient = $1 RETURNING key`,
      [email],
    );
    expect(moved).not.toEqual([]);

    const { status, body, headers } = await remove();

    expect(status).toBe(200);
    expect(body.confirmation_code).toMatch(/^[\da-f]{32}$/);
    expect(body.url).toBe(`${app.env.publicUrl}/deletion?code=${body.confirmation_code}`);
    expect(headers.getSetCookie().join()).toMatch(/fanfare_session=;.*Expires=Thu, 01 Jan 1970/);
    expect(await Promise.all(cuts)).toEqual(['io server disconnect', 'io server disconnect']);
    for (const client of [before, other]) expect((await client.get('/api/user')).status).toBe(401);
    await expect(other.connect()).rejects.toThrow('unauthorized');
    expect((await app.visitor().post('/api/login', { email, password })).status).toBe(401);

    const times = await finished(body.confirmation_code);
    expect(Object.keys(times).sort()).toEqual(['finishedAt', 'requestedAt']);
    await expectGone(id);
    const links = 'SELECT 1 FROM message_attachments WHERE attachment_id = ANY ($1)';
    expect(await app.database.query(links, [[sent, unsent]])).toEqual([]);
    expect(await redis.exists(networks)).toBe(0);
    await expectEndedAtProvider(customer);
    const [receipt] = await mailbox.receive(email, /account is deleted/);
    expect(receipt?.text).toMatch(/^Hi Mara Quill,\n/);
    expect(receipt?.text).toContain(body.confirmation_code);
    expect(receipt?.text).toContain(body.url);
    // The receipt itself is the last email with the address.
    const emailsLeft = () =>
      app.database.query('SELECT key FROM outgoing_letters WHERE recipient = ANY ($1) OR data::text LIKE $2', [
        [email, 'earlier@artist.test'],
        `%${email}%`,
      ]);
    await until(async () => (await emailsLeft()).length === 0);
    const [row] = await app.database.query('SELECT * FROM account_deletions WHERE code = $1', [body.confirmation_code]);
    expect(row).toMatchObject({ user_id: null, name: null, email: null, customer_id: null });
    other.close();
  });

  it('frees the email address at once, and the remaining work doesn’t touch a new account', async () => {
    const customer = await subscribe();
    await upload(artist, '/api/upload-profile-picture', formWith(await picture('png')));
    const code = await removed();
    const again = app.visitor();
    const anew = await again.register({ email });
    expect(anew.id).not.toBe(id);
    expect(anew.hasActiveSubscription).toBe(false);
    const newCustomer = await subscribe(again, anew.id);
    await upload(again, '/api/upload-profile-picture', formWith(await picture('png')));
    await work();
    await finished(code);
    await expectGone(id);
    await expectEndedAtProvider(customer);
    expect(await payments.stripe.customers.retrieve(newCustomer)).not.toHaveProperty('deleted');
    expect((await again.get('/api/chats')).status).toBe(200);
    expect(await filesIn(join(app.env.storageDir, 'pictures', anew.id))).toHaveLength(2);
  });

  it.each([
    ['wrong', { currentPassword: 'another horse' }, 400],
    ['missing', {}, 400],
    ['a list', { currentPassword: [password] }, 400],
    ['1 MB long', { currentPassword: 'x'.repeat(1_000_000) }, 413],
    ['with a NUL', { currentPassword: `${password}\0` }, 400],
  ])('is refused if the password is %s', async (_, body, status) => {
    const answer = await artist.post<ErrorBody>(path, body);
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.body.fields).toHaveProperty('currentPassword');
    expect((await artist.get('/api/user')).status).toBe(200);
  });

  it('runs once for ten concurrent calls', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => remove()));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    // Late requests no longer have an account.
    expect(statuses.slice(1)).toEqual(Array<number>(9).fill(401));
    const rows = await app.database.query('SELECT 1 FROM account_deletions WHERE user_id = $1', [id]);
    expect(rows).toHaveLength(1);
  });

  it('deletes nothing if the password has changed in the meantime', async () => {
    const service = app.nest.get(DeletionsService, { strict: false });
    expect(await service.start(id, 'an older hash')).toBeNull();
    expect(await service.start(id, null)).toBeNull();
    expect((await artist.get('/api/user')).status).toBe(200);
  });

  describe('without a password', () => {
    const socialArtist = async (provider: 'google' | 'facebook' = 'google') => {
      const client = app.visitor();
      const address = `${randomUUID()}@artist.test`;
      await signInWith(client, provider, { decision: 'continue', name: 'Nova Reyes', email: address });
      return { client, address };
    };
    const age = (minutes: number, userEmail: string) =>
      app.database.query(
        `UPDATE sessions SET created_at = now() - make_interval(mins => $2)
         WHERE user_id = (SELECT id FROM users WHERE email = $1)`,
        [userEmail, minutes],
      );

    it('needs a sign-in within the last ten minutes', async () => {
      const { client, address } = await socialArtist();
      await age(11, address);
      const methods = async () => (await client.get<SignInMethods>('/api/account/sign-in')).body;
      expect(await methods()).toEqual({ hasPassword: false, providers: ['google'], isFresh: false });
      const refused = await client.post<ErrorBody>(path);
      expect([refused.status, refused.body.code]).toEqual([403, 'fresh_sign_in_needed']);
      await signInWith(client, 'google', { decision: 'continue', name: 'Nova Reyes', email: address });
      expect(await methods()).toMatchObject({ isFresh: true });
      await removed(client);
      expect((await client.get('/api/user')).status).toBe(401);
      expect(await app.database.query('SELECT 1 FROM users WHERE email = $1', [address])).toEqual([]);
    });

    it('isn’t allowed with another account’s recent session or any password', async () => {
      const { client, address } = await socialArtist();
      await age(11, address);
      await socialArtist();
      expect((await client.post(path, { currentPassword: password })).status).toBe(403);
      expect((await client.get('/api/user')).status).toBe(200);
    });

    it('lets the same provider account sign up again', async () => {
      const { client, address } = await socialArtist();
      const { body: old } = await client.get<{ id: string }>('/api/user');
      await removed(client);
      await signInWith(client, 'google', { decision: 'continue', name: 'Nova Reyes', email: address });
      const { status, body } = await client.get<{ id: string }>('/api/user');
      expect(status).toBe(200);
      expect(body.id).not.toBe(old.id);
    });
  });

  it('asks an account with a password for it even after a recent sign-in', async () => {
    expect((await artist.get<SignInMethods>('/api/account/sign-in')).body).toEqual({
      hasPassword: true,
      providers: [],
      isFresh: true,
    });
    expect((await remove(artist, {})).status).toBe(400);
  });

  it('ends a running reply, including the model’s request', async () => {
    await subscribe();
    const { id: chatId } = await artist.chat();
    const socket = await artist.connect();
    const begun = next(socket, 'reply:delta');
    await artist.send(chatId, '[sandbox:slow] [sandbox:long] Tell me everything');
    await begun;
    const replies = app.nest.get(ReplyService, { strict: false });
    const [reply] = await app.database.query<{ id: string }>(
      'SELECT id FROM messages WHERE NOT is_user AND chat_id = $1',
      [chatId],
    );
    expect(replies.isHere(chatId, reply?.id ?? '')).toBe(true);
    const { aborted } = await payments.modelStats();
    await removed();
    await until(async () => !replies.isHere(chatId, reply?.id ?? ''));
    await until(async () => (await payments.modelStats()).aborted > aborted);
    expect(await app.database.query('SELECT 1 FROM messages WHERE chat_id = $1', [chatId])).toEqual([]);
  });

  it('isn’t undone by a checkout paid afterwards or by its events', async () => {
    const { body: checkout } = await artist.post<{ sessionId: string }>('/api/subscription/create-checkout-session', {
      priceId: 'price_sandbox_monthly',
    });
    const customer = await customerOf(id);
    const code = await removed();
    // After the account was deleted, before the provider was called.
    await payments.pay(checkout.sessionId);
    const event = await payments.event(customer, 'checkout.session.completed');
    expect((await payments.deliver(app, event)).map(({ status }) => status)).toEqual([200]);
    await work();
    await finished(code);
    await expectGone(id);
    await expectEndedAtProvider(customer);
  });

  it('closes an open checkout, so that it can’t be paid', async () => {
    const { body: checkout } = await artist.post<{ sessionId: string }>('/api/subscription/create-checkout-session', {
      priceId: 'price_sandbox_monthly',
    });
    const code = await removed();
    await work();
    await finished(code);
    await expect(payments.pay(checkout.sessionId)).rejects.toThrow();
    expect(await payments.stripe.checkout.sessions.retrieve(checkout.sessionId)).toMatchObject({ status: 'expired' });
  });

  it('leaves no customer behind during a checkout', async () => {
    const orders = Array.from({ length: 5 }, () =>
      artist.post('/api/subscription/create-checkout-session', { priceId: 'price_sandbox_monthly' }),
    );
    const code = await removed();
    const statuses = (await Promise.all(orders)).map(({ status }) => status);
    for (const status of statuses) expect([201, 401, 404]).toContain(status);
    await work();
    await finished(code);
    await until(async () => (await payments.stripe.customers.list({ email })).data.length === 0);
    await expectGone(id);
  });

  it('never deadlocks with a checkout', async () => {
    const order = () => artist.post('/api/subscription/create-checkout-session', { priceId: 'price_sandbox_monthly' });
    expect((await order()).status).toBe(201);
    const isWaiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    const ordered = await app.nest.get(DataSource, { strict: false }).transaction(async (deletion) => {
      await deletion.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [id]);
      const running = order();
      await until(async () => (await app.database.query(isWaiting)).length > 0);
      await deletion.query('SELECT 1 FROM subscriptions WHERE user_id = $1 FOR UPDATE NOWAIT', [id]);
      return { running };
    });
    expect((await ordered.running).status).toBe(201);
  });

  it('returns 401 to a running call of the deleted account', async () => {
    await subscribe();
    const calls = Array.from({ length: 20 }, () => artist.post('/api/chats', { title: 'New Conversation' }));
    const [code, ...answers] = await Promise.all([removed(), ...calls]);
    for (const { status } of answers) expect([201, 401, 404, 409]).toContain(status);
    expect(await app.database.query('SELECT 1 FROM chats WHERE user_id = $1', [id])).toEqual([]);
    expect(code).toMatch(/^[\da-f]{32}$/);
  });

  describe('an interrupted deletion', () => {
    const forget = async (): Promise<void> => {
      const redis = app.nest.get(Redis, { strict: false });
      const keys = await redis.keys(`${app.env.redisPrefix}:deletion:*`);
      if (keys.length > 0) await redis.del(...keys);
    };
    const isLocked = async (): Promise<void> => {
      expect((await app.visitor().post('/api/login', { email, password })).status).toBe(401);
      expect(await rowsOf(id)).toEqual(['account_deletions']);
    };

    it('is finished when a worker starts, if its job was never queued', async () => {
      const customer = await subscribe();
      const code = await removed();
      await forget();
      await isLocked();
      expect((await progress(code)).finishedAt).toBeNull();
      await work();
      await finished(code);
      await expectEndedAtProvider(customer);
      await expectGone(id);
    });

    it('is finished at night by a running worker, if its job was never queued', async () => {
      await work();
      const code = 'c0de'.repeat(8);
      await buildDeletion(app.database, { code, userId: randomUUID(), name: 'Nova', email: 'nova@artist.test' });
      await addUnfinishedJobs(worker as INestApplicationContext);
      await finished(code);
      await mailbox.receive('nova@artist.test', /account is deleted/);
    });

    it('keeps files and tombstone until the provider is back', async () => {
      const customer = await subscribe();
      await upload(artist, '/api/upload-profile-picture', formWith(await picture('png')));
      await payments.fail('error-500');
      const code = await removed();
      await work();
      await until(async () => (await failures()) > 0);
      await isLocked();
      expect(await filesIn(join(app.env.storageDir, 'pictures', id))).toHaveLength(2);
      expect(mailbox.about(email, /account is deleted/)).toEqual([]);
      await endWork();
      await forget();
      await payments.fail('none');
      await work();
      await finished(code);
      await expectEndedAtProvider(customer);
      await expectGone(id);
      await mailbox.receive(email, /account is deleted/);
    });

    it('that failed at the files restarts and completes', async () => {
      const customer = await subscribe();
      await upload(artist, '/api/upload-profile-picture', formWith(await picture('png')));
      const code = await removed();
      // A worker whose storage is unreadable: the pictures folder is a file.
      const broken = await mkdtemp(join(tmpdir(), 'broken-'));
      await writeFile(join(broken, 'pictures'), '');
      await work({ ...app, env: { ...app.env, storageDir: broken } });
      await until(async () => (await failures()) > 0);
      await expectEndedAtProvider(customer);
      await isLocked();
      expect(await filesIn(join(app.env.storageDir, 'pictures', id))).toHaveLength(2);
      expect(mailbox.about(email, /account is deleted/)).toEqual([]);
      await endWork();
      await rm(broken, { recursive: true });
      await forget();
      await work();
      await finished(code);
      await expectGone(id);
      await mailbox.receive(email, /account is deleted/);
    });

    it('can safely run again after its last step', async () => {
      const customer = await subscribe();
      const code = await removed();
      await work();
      await finished(code);
      await app.database.query(
        `UPDATE account_deletions SET finished_at = NULL, user_id = $2, name = 'Mara', email = $3, customer_id = $4
         WHERE code = $1`,
        [code, id, email, customer],
      );
      await addUnfinishedJobs(worker as INestApplicationContext);
      await finished(code);
      await expectEndedAtProvider(customer);
    });

    const failures = async (): Promise<number> => {
      return app.nest.get(Redis, { strict: false }).zcard(`${app.env.redisPrefix}:deletion:delayed`);
    };
  });

  it('an unknown deletion’s page is a 404', async () => {
    for (const code of ['0'.repeat(32), 'x', '%00', `${'0'.repeat(31)}'`, 'A'.repeat(4000)]) {
      expect((await app.visitor().get(`/api/deletions/${code}`)).status).toBe(404);
    }
  });

  it('is forgotten 90 days after completion', async () => {
    const code = await removed();
    await work();
    await finished(code);
    await app.database.query(`UPDATE account_deletions SET finished_at = now() - interval '91 days' WHERE code = $1`, [
      code,
    ]);
    expect(await app.nest.get(DeletionsService, { strict: false }).removeOld()).toBe(1);
    expect((await app.visitor().get(`/api/deletions/${code}`)).status).toBe(404);
  });

  describe('requested at Facebook', () => {
    const callback = '/api/auth/facebook/deletion';
    const now = () => Math.floor(Date.now() / 1000);
    const sign = (claims: object, secret = 'sandbox'): string => {
      const payload = Buffer.from(JSON.stringify({ algorithm: 'HMAC-SHA256', issued_at: now(), ...claims })).toString(
        'base64url',
      );
      return `${createHmac('sha256', secret).update(payload).digest('base64url')}.${payload}`;
    };
    const ask = (signedRequest: string) =>
      app
        .visitor()
        .call<DeletionReceipt>('POST', callback, new URLSearchParams({ signed_request: signedRequest }).toString(), {
          'content-type': 'application/x-www-form-urlencoded',
        });
    const signUp = async (address = `${randomUUID()}@artist.test`) => {
      const client = app.visitor();
      await signInWith(client, 'facebook', { decision: 'continue', name: 'Nova Reyes', email: address });
      const [row] = await app.database.query<{ subject: string; user_id: string }>(
        `SELECT i.subject, i.user_id FROM identities i JOIN users u ON u.id = i.user_id
         WHERE i.provider = 'facebook' AND u.email = $1`,
        [address],
      );
      return { client, address, subject: row?.subject ?? '', userId: row?.user_id ?? '' };
    };

    it('deletes an account that only signs in with Facebook, and returns its status page', async () => {
      const { client, subject, userId, address } = await signUp();
      const { status, body } = await ask(sign({ user_id: subject }));
      expect(status).toBe(200);
      expect(Object.keys(body).sort()).toEqual(['confirmation_code', 'url']);
      expect(body.url).toBe(`${app.env.publicUrl}/deletion?code=${body.confirmation_code}`);
      expect((await client.get('/api/user')).status).toBe(401);
      await work();
      await finished(body.confirmation_code);
      await expectGone(userId);
      await mailbox.receive(address, /account is deleted/);
    });

    it('removes only Facebook’s data from an account with another way to sign in', async () => {
      await app.database.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [id]);
      const { client, subject, userId } = await signUp(email);
      expect(userId).toBe(id);
      await work();
      const { status, body } = await ask(sign({ user_id: subject }));
      expect(status).toBe(200);
      expect((await progress(body.confirmation_code)).finishedAt).not.toBeNull();
      expect(await app.database.query('SELECT 1 FROM identities WHERE user_id = $1', [id])).toEqual([]);
      for (const each of [client, artist]) expect((await each.get('/api/user')).status).toBe(200);
      expect((await app.visitor().post('/api/login', { email, password })).status).toBe(200);
      await mailbox.receive(email, /^You can no longer sign in to Fanfare with Facebook$/);
    });

    it('unlinks an account that also has a passkey', async () => {
      const { subject, userId } = await signUp();
      await buildPasskey(app.database, { userId });
      expect((await ask(sign({ user_id: subject }))).status).toBe(200);
      expect(await app.database.query('SELECT 1 FROM identities WHERE user_id = $1', [userId])).toEqual([]);
      expect(await app.database.query('SELECT 1 FROM users WHERE id = $1', [userId])).toHaveLength(1);
    });

    it('returns the same for an unknown person and for a repeated request', async () => {
      const { subject } = await signUp();
      const answers = [
        await ask(sign({ user_id: '123456789' })),
        await ask(sign({ user_id: subject })),
        await ask(sign({ user_id: subject })),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(new Set(answers.map(({ body }) => body.confirmation_code)).size).toBe(3);
      for (const { body } of answers) expect((await progress(body.confirmation_code)).requestedAt).toMatch(/Z$/);
    });

    it('deletes nothing for a request signed before the account was linked', async () => {
      const { client, subject } = await signUp();
      const { status } = await ask(sign({ user_id: subject, issued_at: now() - 3600 }));
      expect(status).toBe(200);
      expect((await client.get('/api/user')).status).toBe(200);
    });

    it.each([
      ['signed with another secret', (subject: string) => sign({ user_id: subject }, 'guess')],
      ['not signed', (subject: string) => `.${sign({ user_id: subject }).split('.')[1]}`],
      ['from the day before yesterday', (subject: string) => sign({ user_id: subject, issued_at: now() - 172_800 })],
      ['empty', () => ''],
      ['too long', () => 'x'.repeat(5000)],
    ])('refuses a request that is %s', async (_, signedRequestOf) => {
      const { client, subject } = await signUp();
      expect((await ask(signedRequestOf(subject))).status).toBe(400);
      expect((await client.get('/api/user')).status).toBe(200);
    });

    it('reports a request without its signed part', async () => {
      const { status, body } = await app.visitor().post<ErrorBody>(callback, undefined);
      expect([status, body.fields]).toEqual([400, { signed_request: 'signed_request is missing' }]);
    });

    it('refuses other bodies', async () => {
      const { subject } = await signUp();
      const send = async (body: string | undefined, type: string) =>
        (await app.visitor().call('POST', callback, body, { 'content-type': type })).status;
      expect(await send('signed_request=a&signed_request=b', 'application/x-www-form-urlencoded')).toBe(400);
      expect(await send('x'.repeat(20_000), 'application/x-www-form-urlencoded')).toBe(413);
      expect(await send(sign({ user_id: subject }), 'text/plain')).toBe(415);
    });
  });

  it('limits password attempts like every other call', async () => {
    const strict = await startApp({ RATE_LIMIT_FACTOR: '1' });
    try {
      const visitor = strict.visitor();
      await visitor.register();
      const statuses: number[] = [];
      for (let n = 0; n < 11; n += 1) statuses.push((await remove(visitor, { currentPassword: 'wrong' })).status);
      expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
    } finally {
      await strict.close();
    }
  });
});
