import { jest } from '@jest/globals';
import { getQueueToken } from '@nestjs/bull';
import type { Queue } from 'bull';
import { DataSource } from 'typeorm';
import { DependencyDown } from '../../../backend/src/common/app-error.js';
import { mailQueue, sendEmail } from '../../../backend/src/mail/mail.jobs.js';
import { Jobs } from '../../../backend/src/jobs/jobs.service.js';
import { OutboxRepository } from '../../../backend/src/mail/outbox.repository.js';
import { Outbox } from '../../../backend/src/mail/outbox.js';
import { describeApp } from '../../support/describe-app.js';
import { password } from '../../support/client.js';
import { until } from '../../support/replies.js';

describe('waiting emails', () => {
  const { app } = describeApp();

  it('belong to one sender until it releases them or dies, and end when sent or failed', async () => {
    const outbox = app.nest.get(OutboxRepository, { strict: false });
    const keys = ['free', 'held', 'let go', 'dead', 'posted', 'given up'];
    const email = { userId: null, recipient: 'mara@artist.test', name: 'welcome', data: { said: 1 } };
    for (const key of keys) await outbox.transaction((transaction) => outbox.insert(transaction, { ...email, key }));
    const claims = await Promise.all(
      keys.flatMap((key) => (key === 'free' ? [] : [key, key])).map((key) => outbox.claim(key)),
    );
    expect(claims.filter((email) => email !== null)).toHaveLength(keys.length - 1);
    await outbox.release('let go');
    await app.database.query(
      `UPDATE outgoing_letters SET claimed_until = now() - interval '1 second' WHERE key = 'dead'`,
    );
    await outbox.markSent('posted');
    await outbox.release('given up');
    await outbox.markFailed('given up');
    expect((await outbox.findWaiting('', 50)).map(({ key }) => key)).toEqual(['dead', 'free', 'let go']);
    expect((await outbox.findWaiting('dead', 1)).map(({ key }) => key)).toEqual(['free']);
    expect(await Promise.all(['posted', 'given up', 'held'].map((key) => outbox.claim(key)))).toEqual([
      null,
      null,
      null,
    ]);
    expect(await outbox.claim('dead')).toEqual({
      userId: null,
      recipient: 'mara@artist.test',
      name: 'welcome',
      data: { said: 1 },
    });
    expect(await app.database.query(`SELECT data FROM outgoing_letters WHERE key = 'posted'`)).toEqual([{ data: {} }]);
  });

  it('include password changes until sent, and are queued once even if the queue responds late', async () => {
    const artist = app.visitor();
    const { id, email } = await artist.register();
    await app.database.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [id]);
    const queue = app.nest.get<Queue>(getQueueToken(mailQueue.name), { strict: false });
    const add = queue.add.bind(queue);
    const late = jest.spyOn(queue, 'add').mockImplementation(async (...job) => {
      await add(...job);
      throw new DependencyDown();
    });
    const body = { currentPassword: password, newPassword: 'quite another horse' };
    expect((await artist.post('/api/account/password', body)).status).toBe(204);
    await until(() => Promise.resolve(late.mock.calls.length === 1));
    late.mockRestore();
    const outbox = app.nest.get(Outbox, { strict: false });
    const jobs = app.nest.get(Jobs, { strict: false });
    for await (const email of outbox.listWaiting()) await jobs.add(sendEmail, email);
    const emails = await app.database.query<{ key: string }>(
      `SELECT key FROM outgoing_letters WHERE recipient = $1 AND name = 'password-changed' AND posted_at IS NULL`,
      [email],
    );
    const queued = await queue.getJobs(['waiting', 'active', 'delayed']);
    expect(queued.filter(({ data }) => JSON.stringify(data).includes('password-changed'))).toEqual([
      expect.objectContaining({ data: { key: emails[0]?.key, name: 'password-changed' } }),
    ]);
    expect(emails).toHaveLength(1);
  });

  it('with a link to one address don’t hold up another account’s to the same address', async () => {
    const outbox = app.nest.get(Outbox, { strict: false });
    const [mara, ines] = await Promise.all([app.visitor().register(), app.visitor().register()]);
    const to = 'shared@artist.test';
    const waiting = (): Promise<{ userId: string | null }[]> =>
      app.database.query(
        `SELECT user_id AS "userId" FROM outgoing_letters WHERE recipient = $1 AND posted_at IS NULL ORDER BY created_at`,
        [to],
      );
    for (const userId of [mara.id, mara.id, ines.id, null, null]) {
      await outbox.addAlone({ kind: 'change-email', to: { userId, email: to } });
    }
    expect((await waiting()).map(({ userId }) => userId)).toEqual([mara.id, ines.id, null]);
  });

  it('with a link that a stranger requested don’t hold up the owner’s', async () => {
    const outbox = app.nest.get(Outbox, { strict: false });
    const to = { userId: null, email: 'owner@artist.test' };
    for (const isFromOwner of [false, true, false, true]) {
      await outbox.addAlone({ kind: 'reset-password', to: { ...to, isFromOwner } });
    }
    const waiting = await app.database.query<{ data: object }>(
      `SELECT data FROM outgoing_letters WHERE recipient = $1 ORDER BY created_at`,
      [to.email],
    );
    expect(waiting).toEqual([{ data: {} }, { data: { isFromOwner: true } }]);
  });

  it('are queued only after their transaction commits, never if it rolls back', async () => {
    const outbox = app.nest.get(Outbox, { strict: false });
    const queue = app.nest.get<Queue>(getQueueToken(mailQueue.name), { strict: false });
    const add = jest.spyOn(queue, 'add');
    const to = { userId: null, email: 'nova@artist.test', isVerified: true };
    const email = { kind: 'email-changed', to, data: { name: '', newEmail: 'new@artist.test' } } as const;
    const database = app.nest.get(DataSource, { strict: false });
    await expect(
      database.transaction(async (transaction) => {
        await outbox.add(transaction, email);
        throw new Error('The event failed');
      }),
    ).rejects.toThrow('The event failed');
    let callsBeforeCommit = -1;
    await database.transaction(async (transaction) => {
      await transaction.transaction((inner) => outbox.add(inner, email));
      callsBeforeCommit = add.mock.calls.length;
    });
    await until(() => Promise.resolve(add.mock.calls.length > 0));
    expect([callsBeforeCommit, add.mock.calls.length]).toEqual([0, 1]);
    add.mockRestore();
    await expect(outbox.add(database.manager, email)).rejects.toThrow('There is no open transaction');
  });
});
