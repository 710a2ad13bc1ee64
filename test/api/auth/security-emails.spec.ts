import { getQueueToken } from '@nestjs/bull';
import type { Queue } from 'bull';
import { createHmac } from 'node:crypto';
import { AccountTokensRepository } from '../../../backend/src/auth/credentials/account-tokens.repository.js';
import { SocialSignInService } from '../../../backend/src/auth/social/social-sign-in.service.js';
import { finishDeletion } from '../../../backend/src/deletion/finish-deletion.job.js';
import { DeletionsService } from '../../../backend/src/deletion/deletions.service.js';
import { FacebookDeletionService } from '../../../backend/src/deletion/facebook-deletion.service.js';
import { Outbox } from '../../../backend/src/mail/outbox.js';
import type { Passkey, PasskeyCreationOptions } from '../../../contract/auth/passkey.js';
import { describeApp } from '../../support/describe-app.js';
import { buildIdentity } from '../../support/factories.js';
import { type Client, password } from '../../support/client.js';
import { SoftwareAuthenticator } from '../../support/authenticators/software-authenticator.js';

const visit = { network: '127.0.0.1', userAgent: '' };

/**
 * Each email that reports a change is stored in the change's transaction. A trigger makes either half fail; no worker runs,
 * so what is stored stays there to be counted.
 */
describe('an account change and the email that reports it', () => {
  let artist: Client;
  let id: string;
  let email: string;

  const { app } = describeApp();

  beforeAll(async () => {
    await app.database.query(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused'; END $$`,
    );
  });
  beforeEach(async () => {
    artist = app.visitor();
    ({ id, email } = await artist.register());
    await app.database.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [id]);
  });

  /** Runs `work` while inserting emails fails. */
  const withoutOutbox = async (work: () => Promise<unknown>): Promise<void> => {
    await app.database.query(
      'CREATE TRIGGER refuse BEFORE INSERT ON outgoing_letters FOR EACH ROW EXECUTE FUNCTION refuse()',
    );
    try {
      await work();
    } finally {
      await app.database.query('DROP TRIGGER refuse ON outgoing_letters');
    }
  };
  /** Runs `work` while every transaction that stored an email fails on commit. */
  const withoutCommit = async (work: () => Promise<unknown>): Promise<void> => {
    await app.database.query(
      `CREATE CONSTRAINT TRIGGER refuse AFTER INSERT ON outgoing_letters
       DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse()`,
    );
    try {
      await work();
    } finally {
      await app.database.query('DROP TRIGGER refuse ON outgoing_letters');
    }
  };
  const emails = async (): Promise<string[]> => {
    const rows = await app.database.query<{ name: string }>(
      `SELECT name FROM outgoing_letters WHERE recipient = $1 AND name <> 'verify-email-link' ORDER BY key`,
      [email],
    );
    return rows.map(({ name }) => name);
  };
  const token = (purpose: 'reset-password' | 'change-email', address: string) =>
    app.nest.get(AccountTokensRepository, { strict: false }).issue(id, purpose, address);
  const loginStatus = async (secret: string) =>
    (await app.visitor().post('/api/login', { email, password: secret })).status;
  const one = async (sql: string): Promise<boolean> => (await app.database.query(sql, [id])).length > 0;

  it.each([
    [
      'password-changed',
      'a password change',
      () => artist.post('/api/account/password', { currentPassword: password, newPassword: 'a new horse' }),
      async () => (await loginStatus('a new horse')) === 200,
    ],
    [
      'password-changed',
      'a password reset',
      async () => {
        const body = { email, token: await token('reset-password', email), newPassword: 'a new horse' };
        return app.visitor().post('/api/reset-password', body);
      },
      async () => (await loginStatus('a new horse')) === 200,
    ],
    [
      'email-change-asked',
      'a request to change the address',
      () => artist.post('/api/account/email', { email: `${id}@new.test`, currentPassword: password }),
      () => one(`SELECT 1 FROM account_tokens WHERE user_id = $1 AND purpose = 'change-email'`),
    ],
    [
      'email-changed',
      'an address change',
      async () => artist.post('/api/verify-email', { token: await token('change-email', `${id}@new.test`) }),
      () => one(`SELECT 1 FROM users WHERE id = $1 AND email LIKE '%@new.test'`),
    ],
  ])('%s: %s happens with its email or not at all', async (name, _, change, hasHappened) => {
    for (const failing of [withoutOutbox, withoutCommit]) {
      await failing(async () => expect((await change()).status).toBe(500));
      expect([await hasHappened(), await emails()]).toEqual([false, []]);
    }
    expect((await change()).status).toBeLessThan(300);
    expect([await hasHappened(), await emails()]).toEqual([true, [name]]);
  });

  it('provider-linked: a link is stored with its email or not at all', async () => {
    const link = () =>
      app.nest
        .get(SocialSignInService, { strict: false })
        .signIn({ provider: 'google', subject: id, name: 'Mara', verifiedEmail: email }, visit);
    const isLinked = () => one('SELECT 1 FROM identities WHERE user_id = $1');
    for (const failing of [withoutOutbox, withoutCommit]) {
      await failing(() => expect(link()).rejects.toThrow('refused'));
      expect([await isLinked(), await emails()]).toEqual([false, []]);
    }
    await link();
    expect([await isLinked(), await emails()]).toEqual([true, ['provider-linked']]);
  });

  it('facebook-unlinked: a link is removed with its email or not at all', async () => {
    await buildIdentity(app.database, { provider: 'facebook', userId: id, email });
    const claims = { user_id: id, algorithm: 'HMAC-SHA256', issued_at: Math.floor(Date.now() / 1000) };
    const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
    const secret = app.env.social.facebook?.clientSecret ?? '';
    const signature = createHmac('sha256', secret).update(payload).digest('base64url');
    const unlink = () => app.nest.get(FacebookDeletionService, { strict: false }).handle(`${signature}.${payload}`);
    const isLinked = () => one('SELECT 1 FROM identities WHERE user_id = $1');
    for (const failing of [withoutOutbox, withoutCommit]) {
      await failing(() => expect(unlink()).rejects.toThrow('refused'));
      expect([await isLinked(), await emails()]).toEqual([true, []]);
    }
    await unlink();
    expect([await isLinked(), await emails()]).toEqual([false, ['facebook-unlinked']]);
  });

  it('passkey-added and passkey-removed: a passkey comes and goes with its email or not at all', async () => {
    const hasPasskey = () => one('SELECT 1 FROM passkeys WHERE user_id = $1');
    const device = new SoftwareAuthenticator(app.env.publicUrl);
    const add = async () => {
      const { body: options } = await artist.post<PasskeyCreationOptions>('/api/passkeys/options');
      return artist.post<Passkey>('/api/passkeys', { credential: device.create(options) });
    };
    for (const failing of [withoutOutbox, withoutCommit]) {
      await failing(async () => expect((await add()).status).toBe(500));
      expect([await hasPasskey(), await emails()]).toEqual([false, []]);
    }
    const { body: passkey } = await add();
    expect([await hasPasskey(), await emails()]).toEqual([true, ['passkey-added']]);
    const remove = () => artist.call('DELETE', `/api/passkeys/${passkey.id}`);
    for (const failing of [withoutOutbox, withoutCommit]) {
      await failing(async () => expect((await remove()).status).toBe(500));
      expect([await hasPasskey(), await emails()]).toEqual([true, ['passkey-added']]);
    }
    await remove();
    expect([await hasPasskey(), (await emails()).sort()]).toEqual([false, ['passkey-added', 'passkey-removed']]);
  });

  it('account-deleted: a deletion ends with its email or not at all, leaving no trace of the address', async () => {
    const deletions = app.nest.get(DeletionsService, { strict: false });
    const queue = app.nest.get<Queue>(getQueueToken(finishDeletion.queue.name), { strict: false });
    await queue.pause();
    const { status } = await artist.post('/api/account/delete', { currentPassword: password });
    expect(status).toBe(200);
    const [deletion] = await app.database.query<{ id: string }>('SELECT id FROM account_deletions WHERE user_id = $1', [
      id,
    ]);
    const finish = () => deletions.finish(deletion?.id ?? '');
    const isOpen = () => one('SELECT 1 FROM account_deletions WHERE user_id = $1');
    for (const failing of [withoutOutbox, withoutCommit]) {
      await failing(() => expect(finish()).rejects.toThrow('refused'));
      expect([await isOpen(), await emails()]).toEqual([true, []]);
    }
    await Promise.all([finish(), finish()]);
    expect([await isOpen(), await emails()]).toEqual([false, ['account-deleted']]);
    const [{ key } = { key: '' }] = await app.database.query<{ key: string }>(
      'SELECT key FROM outgoing_letters WHERE recipient = $1',
      [email],
    );
    await app.nest.get(Outbox, { strict: false }).markFailed(key);
    expect(await app.database.query('SELECT recipient, data FROM outgoing_letters WHERE key = $1', [key])).toEqual([
      { recipient: '', data: {} },
    ]);
  });

  it('an unverified address gets no email, but its change happens', async () => {
    await app.database.query('UPDATE users SET email_verified_at = NULL WHERE id = $1', [id]);
    const body = { currentPassword: password, newPassword: 'a new horse' };
    expect((await artist.post('/api/account/password', body)).status).toBe(204);
    expect(await emails()).toEqual([]);
  });

  it('an address change isn’t stored once the password has changed', async () => {
    const tokens = app.nest.get(AccountTokensRepository, { strict: false });
    const [row] = await app.database.query<{ passwordHash: string }>(
      'SELECT password_hash AS "passwordHash" FROM users WHERE id = $1',
      [id],
    );
    const request = { userId: id, email: `${id}@new.test`, passwordHash: row?.passwordHash ?? '' };
    expect(await tokens.requestEmailChange(request, () => Promise.resolve())).toBe(true);
    const body = { currentPassword: password, newPassword: 'a new horse' };
    expect((await artist.post('/api/account/password', body)).status).toBe(204);
    expect(await tokens.requestEmailChange(request, () => Promise.resolve())).toBe(false);
    expect(await one('SELECT 1 FROM account_tokens WHERE user_id = $1')).toBe(false);
  });
});
