import jwt from 'jsonwebtoken';
import { createSecretKey, randomUUID } from 'node:crypto';
import { SecretBox } from '../../../backend/src/two-factor/secret-box.js';
import type { ErrorBody } from '../../../contract/errors.js';
import type { RecoveryCodes, TwoFactorSetup, TwoFactorState } from '../../../contract/auth/two-factor.js';
import type { User } from '../../../contract/account/user.js';
import { describeApp } from '../../support/describe-app.js';
import { AuthenticatorApp } from '../../support/authenticators/authenticator-app.js';
import { type Answer, type Client, password } from '../../support/client.js';
import { linkIn } from '../../support/mailbox.js';
import { signInWith } from '../../support/providers.js';
import { statementsDuring } from '../../support/statements.js';

const on = /^Two-step verification is on /;

describe('two-step verification', () => {
  let phone: AuthenticatorApp;
  let artist: Client;
  let user: User;

  const { app, mailbox } = describeApp({ worker: true, mailbox: true, sandbox: true });

  beforeAll(async () => {
    phone = new AuthenticatorApp(app);
  });
  beforeEach(async () => {
    artist = app.visitor();
    user = await artist.register();
    await forgetLimits();
  });

  /** All tests share one network address. */
  async function forgetLimits(): Promise<void> {
    const { Redis } = await import('ioredis');
    const redis = app.nest.get<InstanceType<typeof Redis>>(Redis, { strict: false });
    const keys = await redis.keys(`${app.env.redisPrefix}:limit:two-factor*`);
    if (keys.length > 0) await redis.del(...keys);
  }
  const turnOn = () => phone.turnOn(artist, app);
  const verify = () => app.database.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [user.id]);
  const makeSessionOld = () =>
    app.database.query(`UPDATE sessions SET created_at = now() - interval '11 minutes' WHERE user_id = $1`, [user.id]);
  const logIn = async (client: Client, secret = password): Promise<Answer> =>
    client.post('/api/login', { email: user.email, password: secret });
  const enter = (client: Client, code: unknown) => client.post<ErrorBody & User>('/api/login/two-factor', { code });
  const state = async () => (await artist.get<TwoFactorState>('/api/account/two-factor')).body;
  /** A client that has entered the correct password and must enter a code. */
  const halfway = async (): Promise<Client> => {
    const client = app.visitor();
    expect((await logIn(client)).status).toBe(202);
    return client;
  };

  describe('turning it on', () => {
    it('takes a code from the app, shows ten recovery codes once and signs out other devices', async () => {
      await verify();
      const elsewhere = app.visitor();
      await logIn(elsewhere);
      const socket = await elsewhere.connect();
      const cut = new Promise<string>((resolve) => socket.once('disconnect', resolve));
      const setup = await artist.post<TwoFactorSetup>('/api/account/two-factor/setup');
      expect(setup.status).toBe(200);
      expect(setup.body.uri).toBe(
        `otpauth://totp/Fanfare:${encodeURIComponent(user.email)}?secret=${setup.body.secret}&issuer=Fanfare`,
      );
      expect(await state()).toEqual({ enabledAt: null, recoveryCodesLeft: 0 });
      const code = await phone.nextCode(setup.body.secret);
      const confirmed = await artist.post<RecoveryCodes>('/api/account/two-factor/confirm', { code });
      expect(confirmed.status).toBe(200);
      expect(new Set(confirmed.body.codes).size).toBe(10);
      for (const each of confirmed.body.codes)
        expect(each).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
      expect(await state()).toEqual({ enabledAt: expect.stringMatching(/Z$/), recoveryCodesLeft: 10 });
      expect(await cut).toBe('io server disconnect');
      expect([(await elsewhere.get('/api/user')).status, (await artist.get('/api/user')).status]).toEqual([401, 200]);
      await mailbox.receive(user.email, on);
    });

    it('stores neither the secret nor a recovery code in the clear', async () => {
      const { secret, codes } = await turnOn();
      const rows = await app.database.query<{ secret: Buffer; hash: Buffer }>(
        `SELECT t.secret, r.code_hash AS hash FROM two_factor t JOIN recovery_codes r USING (user_id) WHERE user_id = $1`,
        [user.id],
      );
      const stored = Buffer.concat(rows.flatMap((row) => [row.secret, row.hash])).toString('latin1');
      for (const text of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))]) {
        expect(stored).not.toContain(text);
      }
    });

    it('is refused with a wrong code, and changes nothing', async () => {
      await verify();
      const { secret } = (await artist.post<TwoFactorSetup>('/api/account/two-factor/setup')).body;
      for (const code of [await phone.code(secret, 5), '000000', 'abcdef', '1234567']) {
        const { status, body } = await artist.post<ErrorBody>('/api/account/two-factor/confirm', { code });
        expect([code, status, Object.keys(body.fields ?? {})]).toEqual([code, 400, ['code']]);
      }
      expect((await logIn(app.visitor())).status).toBe(200);
    });

    it('needs a verified address', async () => {
      const { status, body } = await artist.post<ErrorBody>('/api/account/two-factor/setup');
      expect([status, body.code]).toEqual([403, 'email_not_verified']);
    });

    it('needs the password once the session is ten minutes old', async () => {
      await verify();
      await makeSessionOld();
      const begin = (currentPassword?: string) =>
        artist.post<ErrorBody>('/api/account/two-factor/setup', { currentPassword });
      expect((await begin()).body.code).toBe('reauthentication_required');
      expect((await begin('wrong horse')).body.fields).toEqual({
        currentPassword: 'This is not your current password',
      });
      expect((await begin(password)).status).toBe(200);
    });

    it('is refused if already on, and for an expired setup', async () => {
      await verify();
      const { secret } = (await artist.post<TwoFactorSetup>('/api/account/two-factor/setup')).body;
      await app.database.query(`UPDATE two_factor SET created_at = now() - interval '31 minutes' WHERE user_id = $1`, [
        user.id,
      ]);
      const confirm = async () =>
        (await artist.post<ErrorBody>('/api/account/two-factor/confirm', { code: await phone.nextCode(secret) })).body
          .code;
      expect(await confirm()).toBe('setup_expired');
      await turnOn();
      expect(await confirm()).toBe('two_factor_is_on');
      expect((await artist.post<ErrorBody>('/api/account/two-factor/setup')).body.code).toBe('two_factor_is_on');
    });

    it('succeeds once for two concurrent confirmations', async () => {
      await verify();
      const { secret } = (await artist.post<TwoFactorSetup>('/api/account/two-factor/setup')).body;
      const code = await phone.nextCode(secret);
      const answers = await Promise.all([1, 2].map(() => artist.post('/api/account/two-factor/confirm', { code })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await state()).recoveryCodesLeft).toBe(10);
    });
  });

  describe('signing in', () => {
    it('asks for a code after the right password, and starts no session before that', async () => {
      const { secret } = await turnOn();
      const client = app.visitor();
      const first = await logIn(client);
      expect([first.status, first.body]).toEqual([202, { twoFactorRequired: true }]);
      const [cookie = ''] = first.headers.getSetCookie();
      for (const part of [/^fanfare_second_step=/, /HttpOnly/, /SameSite=Lax/, /Path=\/api\/login/, /Max-Age=300/]) {
        expect(cookie).toMatch(part);
      }
      expect(first.headers.getSetCookie()).toHaveLength(1);
      expect((await client.get('/api/user')).status).toBe(401);
      const second = await enter(client, await phone.nextCode(secret));
      expect([second.status, second.body.id]).toEqual([200, user.id]);
      expect((await client.get('/api/user')).status).toBe(200);
    });

    it('responds to a wrong password as before', async () => {
      await turnOn();
      const { status, text } = await logIn(app.visitor(), 'wrong horse');
      expect([status, text]).toEqual([401, 'Incorrect email or password']);
    });

    it('accepts a code one step early or late, and no further', async () => {
      const { secret } = await turnOn();
      const client = await halfway();
      for (const steps of [-2, 2]) {
        const { status, body } = await enter(client, await phone.code(secret, steps));
        expect([steps, status, body.code]).toEqual([steps, 401, 'wrong_code']);
      }
      await phone.nextCode(secret);
      await phone.nextCode(secret);
      expect((await enter(client, await phone.code(secret, -1))).status).toBe(200);
      expect((await enter(await halfway(), await phone.code(secret, 1))).status).toBe(200);
    });

    it('accepts a code once: not the setup’s, not a used one, not an older one', async () => {
      const { secret } = await turnOn();
      const used = await phone.code(secret);
      expect((await enter(await halfway(), used)).body.code).toBe('wrong_code');
      const next = await phone.nextCode(secret);
      expect((await enter(await halfway(), next)).status).toBe(200);
      for (const code of [next, used]) expect((await enter(await halfway(), code)).body.code).toBe('wrong_code');
    });

    it('accepts one of ten concurrent uses of a code', async () => {
      const { secret } = await turnOn();
      const clients = await Promise.all(Array.from({ length: 10 }, halfway));
      const code = await phone.nextCode(secret);
      const statuses = await Promise.all(clients.map(async (client) => (await enter(client, code)).status));
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    });

    it('takes each recovery code once, however it is typed, and emails the owner', async () => {
      const { codes } = await turnOn();
      const [first = '', second = ''] = codes;
      expect((await enter(await halfway(), ` ${first.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(200);
      expect((await enter(await halfway(), first)).body.code).toBe('wrong_code');
      expect((await enter(await halfway(), second)).status).toBe(200);
      expect((await state()).recoveryCodesLeft).toBe(8);
      await mailbox.receive(user.email, /^A recovery code was used /, 2);
    });

    it('accepts one of ten concurrent uses of a recovery code', async () => {
      const { codes } = await turnOn();
      const clients = await Promise.all(Array.from({ length: 10 }, halfway));
      const statuses = await Promise.all(clients.map(async (client) => (await enter(client, codes[0])).status));
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect((await state()).recoveryCodesLeft).toBe(9);
    });

    it('a challenge works once, and not for another account', async () => {
      const { codes } = await turnOn();
      const client = await halfway();
      const { cookie } = client;
      expect((await enter(client, codes[0])).status).toBe(200);
      client.cookie = cookie;
      expect((await enter(client, codes[1])).body.code).toBe('second_step_expired');
      const stranger = app.visitor();
      await stranger.register();
      const theirs = await phone.turnOn(stranger, app);
      expect((await enter(await halfway(), theirs.codes[0])).body.code).toBe('wrong_code');
    });

    it('a challenge ends with a password change', async () => {
      const { secret } = await turnOn();
      const client = await halfway();
      const changed = await artist.post('/api/account/password', {
        currentPassword: password,
        newPassword: 'a whole new horse',
      });
      expect(changed.status).toBe(204);
      expect((await enter(client, await phone.nextCode(secret))).body.code).toBe('second_step_expired');
    });

    it.each([
      ['none', () => ''],
      ['a session’s token', () => artist.cookie.replace(/^.*fanfare_session=([^;]+).*$/, '$1')],
      [
        'one that has expired',
        () =>
          jwt.sign({ pwd: '' }, app.env.sessionKey, {
            issuer: 'fanfare',
            audience: 'fanfare:second-step',
            subject: user.id,
            jwtid: randomUUID(),
            expiresIn: -1,
          }),
      ],
      [
        'one that someone else signed',
        () => jwt.sign({ pwd: '' }, 'x'.repeat(32), { audience: 'fanfare:second-step', subject: user.id }),
      ],
    ])('a challenge is refused: %s', async (_, challenge) => {
      const { codes } = await turnOn();
      const client = app.visitor();
      client.setCookie('fanfare_second_step', challenge());
      const { status, body } = await enter(client, codes[0]);
      expect([status, body.code]).toEqual([401, 'second_step_expired']);
      expect((await state()).recoveryCodesLeft).toBe(10);
    });

    it('a challenge isn’t a session', async () => {
      await turnOn();
      const client = await halfway();
      client.setCookie('fanfare_session', client.cookie.replace(/^.*fanfare_second_step=([^;]+).*$/, '$1'));
      expect((await client.get('/api/user')).status).toBe(401);
    });

    it.each([
      ['an object', { $ne: '' }],
      ['a list', ['1']],
      ['a number', 123456],
      ['nothing', ''],
      ['1 kB', '1'.repeat(1000)],
    ])('returns 400 for %s as the code', async (_, code) => {
      expect((await enter(app.visitor(), code)).status).toBe(400);
    });

    it('is limited to ten wrong app codes, whatever RATE_LIMIT_FACTOR says; a recovery code still works', async () => {
      const { secret, codes } = await turnOn();
      const guesses = await Promise.all(
        Array.from({ length: 15 }, async () => (await enter(await halfway(), await phone.code(secret, 9))).status),
      );
      expect(guesses.filter((status) => status === 401)).toHaveLength(10);
      expect(guesses.filter((status) => status === 429)).toHaveLength(5);
      const client = await halfway();
      const right = await enter(client, await phone.nextCode(secret));
      expect([right.status, Number(right.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
      expect((await enter(client, codes[0])).status).toBe(200);
    });

    it('is limited to ten wrong recovery codes', async () => {
      const { secret, codes } = await turnOn();
      const client = await halfway();
      const guesses = await Promise.all(
        Array.from({ length: 12 }, async () => (await enter(client, 'aaaa-bbbb-cccc-dddd')).status),
      );
      expect(guesses.filter((status) => status === 401)).toHaveLength(10);
      expect((await enter(client, codes[0])).status).toBe(429);
      expect((await enter(client, await phone.nextCode(secret))).status).toBe(200);
    });

    it('is limited to sixty wrong codes per network, across accounts', async () => {
      const others: Client[] = [];
      // Sequentially: each one advances the clock to its next code.
      while (others.length < 7) {
        const client = app.visitor();
        const { email } = await client.register();
        await phone.turnOn(client, app);
        const visitor = app.visitor();
        await visitor.post('/api/login', { email, password });
        others.push(visitor);
      }
      const statuses = await Promise.all(
        others.flatMap((client) => Array.from({ length: 9 }, async () => (await enter(client, '000000')).status)),
      );
      expect(statuses.filter((status) => status === 401)).toHaveLength(60);
    });

    it('does the same work for a wrong code as for a used one', async () => {
      const { secret } = await turnOn();
      const used = await phone.code(secret);
      const client = await halfway();
      const guess = async (code: string): Promise<void> => {
        await forgetLimits();
        expect((await enter(client, code)).status).toBe(401);
      };
      const wrong = await statementsDuring(app, () => guess('000000'));
      expect(wrong.length).toBeGreaterThan(0);
      // A right code is recorded before it is found to be used, and only someone with the phone gets that far.
      const right = await statementsDuring(app, () => guess(used));
      expect(right.filter((statement) => !statement.startsWith('UPDATE two_factor'))).toEqual(wrong);
    });

    it.each(['google', 'facebook'] as const)('%s doesn’t bypass it', async (provider) => {
      const { secret } = await turnOn();
      const client = app.visitor();
      const answer = await signInWith(client, provider, {
        decision: 'continue',
        name: 'Mara Quill',
        email: user.email,
      });
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/auth?step=two-factor']);
      expect((await client.get('/api/user')).status).toBe(401);
      const { status, body } = await enter(client, await phone.nextCode(secret));
      expect([status, body.id]).toEqual([200, user.id]);
    });

    it('still asks for a code after a password reset', async () => {
      const { secret } = await turnOn();
      await artist.post('/api/forgot-password', { email: user.email });
      const [mail] = await mailbox.receive(user.email, /^Reset your Fanfare password$/);
      const { searchParams } = linkIn(mail!);
      const reset = { email: user.email, token: searchParams.get('token'), newPassword: 'a whole new horse' };
      expect((await app.visitor().post('/api/reset-password', reset)).status).toBe(204);
      const client = app.visitor();
      expect((await logIn(client, 'a whole new horse')).status).toBe(202);
      expect((await client.get('/api/user')).status).toBe(401);
      expect((await enter(client, await phone.nextCode(secret))).status).toBe(200);
    });

    it('refuses or ends a session that starts while it is turned on', async () => {
      for (let round = 0; round < 5; round += 1) {
        const owner = app.visitor();
        const { id, email } = await owner.register();
        await app.database.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [id]);
        const { secret } = (await owner.post<TwoFactorSetup>('/api/account/two-factor/setup')).body;
        const code = await phone.nextCode(secret);
        const clients = Array.from({ length: 6 }, () => app.visitor());
        const [confirmed] = await Promise.all([
          owner.post('/api/account/two-factor/confirm', { code }),
          ...clients.map((client) => client.post('/api/login', { email, password })),
        ]);
        expect(confirmed?.status).toBe(200);
        const signedIn = await Promise.all(clients.map(async (client) => (await client.get('/api/user')).status));
        expect(signedIn.filter((status) => status === 200)).toEqual([]);
      }
    });
  });

  describe('changing it', () => {
    it.each([
      ['disable', 204],
      ['recovery-codes', 200],
    ])('%s takes the password, an app code or a recovery code; a session isn’t enough', async (call, done) => {
      const change = (body: object) => artist.post<ErrorBody>(`/api/account/two-factor/${call}`, body);
      const { secret } = await turnOn();
      expect((await change({})).body.fields).toEqual({ currentPassword: 'Enter your password or a code' });
      expect((await change({ currentPassword: 'wrong horse' })).status).toBe(400);
      expect((await change({ code: await phone.code(secret, 7) })).body.fields).toEqual({
        code: 'This code is wrong or was already used.',
      });
      expect((await change({ code: await phone.nextCode(secret) })).status).toBe(done);
      if (call === 'disable') await turnOn();
      expect((await change({ currentPassword: password })).status).toBe(done);
      if (call === 'disable') await turnOn();
      const { codes } = (
        await artist.post<RecoveryCodes>('/api/account/two-factor/recovery-codes', { currentPassword: password })
      ).body;
      expect((await change({ code: codes[0] })).status).toBe(done);
    });

    it('turned off, signs in with the password alone and emails the owner', async () => {
      await turnOn();
      await artist.post('/api/account/two-factor/disable', { currentPassword: password });
      expect(await state()).toEqual({ enabledAt: null, recoveryCodesLeft: 0 });
      expect((await logIn(app.visitor())).status).toBe(200);
      await mailbox.receive(user.email, /^Two-step verification is off /);
      const again = await artist.post<ErrorBody>('/api/account/two-factor/disable', { currentPassword: password });
      expect([again.status, again.body.code]).toEqual([409, 'two_factor_is_off']);
    });

    it('new recovery codes replace the old ones and email the owner', async () => {
      const { codes: old } = await turnOn();
      const { codes } = (
        await artist.post<RecoveryCodes>('/api/account/two-factor/recovery-codes', { currentPassword: password })
      ).body;
      const client = await halfway();
      expect((await enter(client, old[0])).body.code).toBe('wrong_code');
      expect((await enter(client, codes[0])).status).toBe(200);
      await mailbox.receive(user.email, /^New recovery codes /);
    });

    it('a secret encrypted with another session secret is useless; recovery codes still work', async () => {
      const { secret, codes } = await turnOn();
      const before = new SecretBox(createSecretKey(Buffer.from('the session secret of a year ago, or so')));
      await app.database.query('UPDATE two_factor SET secret = $2 WHERE user_id = $1', [
        user.id,
        before.encrypt(secret, user.id),
      ]);
      const client = await halfway();
      expect((await enter(client, await phone.nextCode(secret))).body.code).toBe('wrong_code');
      expect((await enter(client, codes[0])).status).toBe(200);
    });

    it('is deleted with the account', async () => {
      await turnOn();
      expect((await artist.post('/api/account/delete', { currentPassword: password })).status).toBe(200);
      for (const table of ['two_factor', 'recovery_codes']) {
        expect(await app.database.query(`SELECT 1 FROM ${table} WHERE user_id = $1`, [user.id])).toEqual([]);
      }
    });
  });
});
