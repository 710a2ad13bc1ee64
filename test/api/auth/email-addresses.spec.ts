import { getQueueToken } from '@nestjs/bull';
import type { Job, Queue } from 'bull';
import { randomUUID } from 'node:crypto';
import type { EmailVerified } from '../../../contract/account/account.js';
import type { ErrorBody } from '../../../contract/errors.js';
import type { User } from '../../../contract/account/user.js';
import { EmailsService } from '../../../backend/src/auth/credentials/emails.service.js';
import { PasswordChangeService } from '../../../backend/src/auth/credentials/password-change.service.js';
import { mailQueue, type StoredEmail } from '../../../backend/src/mail/mail.jobs.js';
import { startApp } from '../../support/app.js';
import { buildIdentity } from '../../support/factories.js';
import { describeApp } from '../../support/describe-app.js';
import { type Client, password } from '../../support/client.js';
import { linkIn } from '../../support/mailbox.js';
import { until } from '../../support/replies.js';

const confirmSubject = /^Confirm your email address for Fanfare$/;
const changeSubject = /^Confirm your new email address for Fanfare$/;
const resetSubject = /^Reset your/;
const failed = 'This link is invalid or has expired. Please ask for a new one.';

describe('an account’s email address', () => {
  let visitor: Client;

  const { app, mailbox } = describeApp({
    worker: true,
    mailbox: true,
    env: { PUBLIC_URL: 'https://localhost' },
  });
  beforeEach(() => {
    visitor = app.visitor();
  });
  afterEach(() => visitor.close());

  const markVerified = (id: string) =>
    app.database.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [id]);
  const newAddress = () => `${randomUUID()}@artist.test`;
  const readUser = async () => (await visitor.get<User>('/api/user')).body;
  const verify = (token: string, client = visitor) =>
    client.post<EmailVerified & ErrorBody>('/api/verify-email', { token });
  const verifyOutside = (token: string, newPassword?: string, client = app.visitor()) =>
    client.post<EmailVerified & ErrorBody>('/api/verify-email', { token, newPassword });

  /** The token of the latest email with this subject, once there are `count`. */
  async function tokenTo(email: string, subject: RegExp, count = 1): Promise<string> {
    const mail = (await mailbox.receive(email, subject, count)).at(-1);
    const link = mail && linkIn(mail);
    expect(link && `${link.origin}${link.pathname}`).toBe('https://localhost/verify-email');
    return link?.searchParams.get('token') ?? '';
  }

  it('is greeted by name only once it is verified', async () => {
    const { email } = await visitor.register({ name: 'Mara Quill' });
    const greetings = async (address: string, subject: RegExp, count = 1) =>
      (await mailbox.receive(address, subject, count)).map(({ text }) => text.split('\n')[0]);
    const proof = await tokenTo(email, confirmSubject);
    expect(await greetings(email, confirmSubject)).toEqual(['Hi,']);

    const talkAboutIt = async () => {
      await app.visitor().post('/api/forgot-password', { email });
      await visitor.post('/api/account/email', { email: newAddress(), currentPassword: password });
      await visitor.post('/api/account/password', { currentPassword: password, newPassword: password });
    };
    const notices = [/is about to change$/, /password has changed$/];
    await talkAboutIt();
    expect(await greetings(email, /^Reset your/)).toEqual(['Hi,']);
    expect((await verify(proof)).status).toBe(400);
    await visitor.post('/api/account/resend-verification');
    expect((await verify(await tokenTo(email, confirmSubject, 2))).status).toBe(200);
    await talkAboutIt();
    expect(await greetings(email, /^Reset your/, 2)).toEqual(['Hi,', 'Hi Mara Quill,']);
    // An unverified address got no notice.
    for (const subject of notices) expect(await greetings(email, subject)).toEqual(['Hi Mara Quill,']);

    const next = newAddress();
    await visitor.post('/api/account/email', { email: next, currentPassword: password });
    expect((await verify(await tokenTo(next, changeSubject))).status).toBe(200);
    expect(await greetings(next, changeSubject)).toEqual(['Hi,']);
    expect(await greetings(email, /address has changed$/)).toEqual(['Hi Mara Quill,']);
  });

  describe('is confirmed', () => {
    it('by the link emailed after registration; open tabs are notified', async () => {
      const { email, emailVerified } = await visitor.register();
      expect(emailVerified).toBe(false);
      const socket = await visitor.connect();
      const told = new Promise((resolve) => socket.once('user:changed', resolve));
      const { status, body } = await verify(await tokenTo(email, confirmSubject));
      expect([status, body]).toEqual([200, { email }]);
      await told;
      expect((await readUser()).emailVerified).toBe(true);
    });

    it('once: the link doesn’t work again, and no other is emailed', async () => {
      const { email } = await visitor.register();
      const token = await tokenTo(email, confirmSubject);
      await verify(token);
      const again = await verify(token);
      expect([again.status, again.body]).toEqual([
        400,
        { error: failed, message: failed, code: 'confirmation_invalid' },
      ]);
      expect((await visitor.post('/api/account/resend-verification')).status).toBe(202);
      // The queue is in order, so this email is not ahead of the others.
      const other = await app.visitor().register();
      await tokenTo(other.email, confirmSubject);
      expect(mailbox.about(email, confirmSubject)).toHaveLength(1);
    });

    it('only by the newest link, for three days', async () => {
      const { id, email } = await visitor.register();
      const older = await tokenTo(email, confirmSubject);
      expect((await visitor.post('/api/account/resend-verification')).status).toBe(202);
      const newer = await tokenTo(email, confirmSubject, 2);
      expect((await verify(older)).status).toBe(400);
      const rows = await app.database.query<{ hours: number }>(
        `SELECT round(extract(epoch FROM expires_at - now()) / 3600)::int AS hours FROM account_tokens WHERE user_id = $1`,
        [id],
      );
      expect(rows).toEqual([{ hours: 72 }]);
      await app.database.query(`UPDATE account_tokens SET expires_at = now() WHERE user_id = $1`, [id]);
      expect((await verify(newer)).status).toBe(400);
      expect((await readUser()).emailVerified).toBe(false);
    });

    it('outside its session only with a new password, which replaces the old one and ends every session', async () => {
      const attacker = app.visitor();
      const { id, email } = await attacker.register({ password: 'attackers own' });
      const socket = await attacker.connect();
      const cut = new Promise<string>((resolve) => socket.once('disconnect', resolve));
      const token = await tokenTo(email, confirmSubject);
      const other = app.visitor();
      await other.register();
      const question = 'Choose a new password to confirm this address.';
      for (const client of [app.visitor(), other]) {
        const { status, body } = await verifyOutside(token, undefined, client);
        expect([status, body]).toEqual([
          409,
          { error: question, message: question, code: 'new_password_required', email },
        ]);
      }
      const short = await verifyOutside(token, 'seven77');
      expect([short.status, short.body.fields]).toEqual([
        400,
        { newPassword: 'Password must be at least 8 characters' },
      ]);
      const common = await verifyOutside(token, 'Password1');
      expect([common.status, common.body.fields]).toEqual([
        400,
        { newPassword: 'This password is easy to guess. Choose a less common one.' },
      ]);
      expect((await attacker.get<User>('/api/user')).body.emailVerified).toBe(false);

      const { status, body } = await verifyOutside(token, 'a new horse');
      expect([status, body]).toEqual([200, { email }]);
      expect(await cut).toBe('io server disconnect');
      expect((await attacker.get('/api/user')).status).toBe(401);
      const logIn = (secret: string) => app.visitor().post<User>('/api/login', { email, password: secret });
      expect((await logIn('attackers own')).status).toBe(401);
      expect((await logIn('a new horse')).body).toMatchObject({ id, emailVerified: true });
      expect((await verifyOutside(token, 'a third horse')).status).toBe(400);
      expect(await app.database.query('SELECT 1 FROM account_tokens WHERE user_id = $1', [id])).toEqual([]);
      expect((await other.get('/api/user')).status).toBe(200);
    });

    it('outside its session by one of ten parallel uses of a link', async () => {
      const { email } = await visitor.register();
      const token = await tokenTo(email, confirmSubject);
      const secrets = Array.from({ length: 10 }, (_, n) => `new horse number ${n}`);
      const answers = await Promise.all(secrets.map((secret) => verifyOutside(token, secret)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(400)]);
    });

    it('never by GET, which mail scanners send', async () => {
      const { email } = await visitor.register();
      const token = await tokenTo(email, confirmSubject);
      for (const path of [`/verify-email?token=${token}`, `/api/verify-email?token=${token}`]) await visitor.get(path);
      expect((await readUser()).emailVerified).toBe(false);
      expect((await verify(token)).status).toBe(200);
    });

    it('doesn’t have to be confirmed to work', async () => {
      await visitor.subscribe();
      expect((await visitor.get('/api/chats')).status).toBe(200);
    });

    it('a reset link isn’t a confirmation link, or the other way round', async () => {
      const { email } = await visitor.register();
      const confirmToken = await tokenTo(email, confirmSubject);
      await visitor.post('/api/forgot-password', { email });
      const [mail] = await mailbox.receive(email, /^Reset your/);
      const resetToken = (mail && linkIn(mail).searchParams.get('token')) ?? '';
      expect((await verify(resetToken)).status).toBe(400);
      const body = { email, token: confirmToken, newPassword: 'a new horse' };
      expect((await visitor.post('/api/reset-password', body)).status).toBe(400);
    });

    it.each([[undefined], [['x']], [{ $gt: '' }], ['x\0'], [''], ['x'.repeat(513)]])('not by %j', async (token) => {
      expect((await visitor.post('/api/verify-email', { token })).status).toBe(400);
    });
  });

  describe('is changed', () => {
    const change = (email: unknown, currentPassword: unknown = password) =>
      visitor.post<ErrorBody>('/api/account/email', { email, currentPassword });

    it('when the link sent to the new address is opened; the old address is notified of both', async () => {
      const { id, email: oldEmail } = await visitor.register();
      await markVerified(id);
      const email = newAddress();
      expect((await change(` ${email} `)).status).toBe(202);
      const token = await tokenTo(email, changeSubject);
      const [warning] = await mailbox.receive(oldEmail, /is about to change$/);
      expect(warning?.text).toContain(email);
      expect(await readUser()).toMatchObject({ email: oldEmail });

      const { status, body } = await verify(token);
      expect([status, body]).toEqual([200, { email }]);
      expect(await readUser()).toMatchObject({ email, emailVerified: true });
      await mailbox.receive(oldEmail, /has changed$/);
      const logIn = (address: string) => app.visitor().post('/api/login', { email: address, password });
      expect([(await logIn(oldEmail)).status, (await logIn(email)).status]).toEqual([401, 200]);
      expect((await verify(token)).status).toBe(400);
    });

    it('outside a session only with a new password; a provider account with the old address is unlinked', async () => {
      const { id, email: oldEmail } = await visitor.register();
      await buildIdentity(app.database, { userId: id, email: oldEmail });
      const email = newAddress();
      await change(email);
      const token = await tokenTo(email, changeSubject);
      expect((await verifyOutside(token)).body.code).toBe('new_password_required');
      expect((await verifyOutside(token, 'a new horse')).status).toBe(200);
      expect((await visitor.get('/api/user')).status).toBe(401);
      const logIn = (secret: string) => app.visitor().post('/api/login', { email, password: secret });
      expect([(await logIn(password)).status, (await logIn('a new horse')).status]).toEqual([401, 200]);
      expect(await app.database.query('SELECT 1 FROM identities WHERE user_id = $1', [id])).toEqual([]);
    });

    it('not if the password has changed since: the link is void', async () => {
      await visitor.register();
      const email = newAddress();
      await change(email);
      const token = await tokenTo(email, changeSubject);
      const body = { currentPassword: password, newPassword: 'a new horse' };
      expect((await visitor.post('/api/account/password', body)).status).toBe(204);
      expect((await verify(token)).status).toBe(400);
    });

    it('not if the password changed before the email could be sent: it is dropped', async () => {
      const { id } = await visitor.register();
      const email = newAddress();
      mailbox.isRefusing = true;
      expect((await change(email)).status).toBe(202);
      const queue = app.nest.get<Queue>(getQueueToken(mailQueue.name), { strict: false });
      const isOurs = ({ data }: Job<Partial<StoredEmail>>): boolean => data.name === 'change-email-link';
      const job = await until(async () => (await queue.getDelayed()).find(isOurs));
      const body = { currentPassword: password, newPassword: 'a new horse' };
      expect((await visitor.post('/api/account/password', body)).status).toBe(204);
      mailbox.isRefusing = false;
      await job.promote();
      await until(async () => (await queue.getJob(job.id)) === null);
      expect(mailbox.about(email, changeSubject)).toEqual([]);
      const tokens = `SELECT 1 FROM account_tokens WHERE user_id = $1 AND purpose = 'change-email'`;
      expect(await app.database.query(tokens, [id])).toEqual([]);
    });

    it('not to the same address: no email is sent', async () => {
      const { id, email } = await visitor.register();
      await markVerified(id);
      const sentence = 'This is your email address already';
      const { status, body } = await change(` ${email.toUpperCase()} `);
      expect([status, body]).toEqual([
        400,
        { error: sentence, message: sentence, code: 'invalid_input', fields: { email: sentence } },
      ]);
      const next = newAddress();
      await change(next);
      const [warning] = await mailbox.receive(email, /is about to change$/);
      expect(warning?.text).toContain(next);
      expect(mailbox.about(email, /is about to change$/)).toHaveLength(1);
    });

    it('not without the password', async () => {
      await visitor.register();
      const sentence = 'This is not your current password';
      const { status, body } = await change(newAddress(), 'wrong horse');
      expect([status, body]).toEqual([
        400,
        { error: sentence, message: sentence, code: 'invalid_input', fields: { currentPassword: sentence } },
      ]);
    });

    it('not to another account’s address, even if that account is newer', async () => {
      const { email: taken } = await app.visitor().register();
      await visitor.register();
      const refusal = await change(taken.toUpperCase());
      expect([refusal.status, refusal.body.error]).toEqual([
        409,
        'An account with this email already exists. Please choose another address.',
      ]);

      const email = newAddress();
      await change(email);
      const token = await tokenTo(email, changeSubject);
      await app.visitor().register({ email });
      const { status, body } = await verify(token);
      expect([status, body.code]).toEqual([409, 'email_taken']);
    });

    it.each([
      ['no address', [undefined, password], 'email'],
      ['a list', [['a@x.test'], password], 'email'],
      ['a NUL', ['a\0@x.test', password], 'email'],
      ['an object as the password', ['a@x.test', { $gt: '' }], 'currentPassword'],
      ['a password of 201 characters', ['a@x.test', 'x'.repeat(201)], 'currentPassword'],
    ] as const)('not with %s', async (_, [email, secret], field) => {
      await visitor.register();
      const { status, body } = await change(email, secret);
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    });

    it('not by unknown fields', async () => {
      const user = await visitor.register();
      const body = { email: newAddress(), currentPassword: password, emailVerified: true, userId: randomUUID() };
      expect((await visitor.post('/api/account/email', body)).status).toBe(202);
      expect(await readUser()).toEqual(user);
    });
  });
});

it('changing the address reveals at most ten accounts an hour', async () => {
  const app = await startApp({ RATE_LIMIT_FACTOR: '1' });
  const { email } = await app.visitor().register();
  const visitor = app.visitor();
  await visitor.register();
  const statuses: number[] = [];
  for (let count = 0; count < 12; count += 1) {
    const { status } = await visitor.post('/api/account/email', { email, currentPassword: password });
    statuses.push(status);
  }
  await app.close();
  expect(statuses).toEqual([...Array<number>(10).fill(409), 429, 429]);
});

describe('emails that a stranger can trigger', () => {
  const { app, worker, mailbox } = describeApp({
    worker: true,
    mailbox: true,
    env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY_HOPS: '1' },
  });

  /** Waits until the worker has handled every queued email: jobs run in order. */
  async function settle(): Promise<void> {
    const queue = app.nest.get<Queue>(getQueueToken(mailQueue.name), { strict: false });
    await until(async () => {
      const { waiting, active } = await queue.getJobCounts();
      return waiting + active === 0;
    });
  }

  it('password changes, deletion and address changes send nothing to an unverified address', async () => {
    const visitor = app.visitor();
    const { email } = await visitor.register();
    await mailbox.receive(email, confirmSubject);
    const change = () => visitor.post('/api/account/password', { currentPassword: password, newPassword: password });
    const statuses = [];
    for (let n = 0; n < 22; n += 1) statuses.push((await change()).status);
    expect(statuses).toEqual([...Array<number>(20).fill(204), 429, 429]);
    await visitor.post('/api/account/email', { email: `${randomUUID()}@artist.test`, currentPassword: password });
    await visitor.post('/api/account/delete', { currentPassword: password });
    await settle();
    expect(mailbox.about(email, /./)).toHaveLength(1);
  });

  it('are limited per mailbox and kind; calls over the limit look the same and leave a link that works', async () => {
    const { id, email } = await app.visitor().register();
    const service = worker.get(PasswordChangeService, { strict: false });
    const emails = worker.get(EmailsService, { strict: false });
    await mailbox.receive(email, confirmSubject);
    for (let n = 0; n < 9; n += 1) await emails.sendVerification({ userId: id });
    for (let n = 0; n < 9; n += 1) await service.sendResetLink({ email: email.toUpperCase() });
    const counts = () => [confirmSubject, resetSubject].map((subject) => mailbox.about(email, subject).length);
    expect(counts()).toEqual([5, 4]);
    const { status } = await app.visitor().post('/api/forgot-password', { email });
    expect(status).toBe(200);
    await settle();
    expect(counts()).toEqual([5, 4]);
    const [mail] = mailbox.about(email, resetSubject).slice(-1);
    const link = (mail && linkIn(mail).searchParams.toString()) ?? '';
    expect((await app.visitor().get(`/api/verify-reset-token?${link}`)).body).toEqual({ valid: true });
  });

  it('don’t use up those of the owner, who is signed in or in a network where they logged in', async () => {
    const owner = app.visitor();
    const { email } = await owner.register();
    const service = worker.get(PasswordChangeService, { strict: false });
    for (let n = 0; n < 10; n += 1) await service.sendResetLink({ email });
    const received = (count: number) => mailbox.receive(email, resetSubject, count);
    await received(4);
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const ask = async (client: Client, address: string): Promise<number> =>
      (await client.call('POST', '/api/forgot-password', { email }, from(address))).status;
    expect(await ask(app.visitor(), '198.51.100.7')).toBe(200);
    await settle();
    expect(mailbox.about(email, resetSubject)).toHaveLength(4);

    expect(await ask(owner, '198.51.100.8')).toBe(200);
    await received(5);
    await app.visitor().call('POST', '/api/login', { email, password }, from('198.51.100.9'));
    expect(await ask(app.visitor(), '198.51.100.9')).toBe(200);
    await received(6);
    const stranger = app.visitor();
    await stranger.register();
    expect(await ask(stranger, '198.51.100.10')).toBe(200);
    await settle();
    expect(mailbox.about(email, resetSubject)).toHaveLength(6);
  });

  it('don’t make an owner wait: only the same caller is refused after three a minute', async () => {
    const { email } = await app.visitor().register();
    const ask = async (address: string): Promise<number> => {
      const from = { 'x-forwarded-for': address };
      return (await app.visitor().call('POST', '/api/forgot-password', { email }, from)).status;
    };
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push(await ask(`203.0.113.${n % 2}`));
    expect(statuses).toEqual(Array<number>(6).fill(200));
    expect([await ask('203.0.113.0'), await ask('203.0.113.9')]).toEqual([429, 200]);
  });
});
