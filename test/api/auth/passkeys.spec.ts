import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { AccountFilesService } from '../../../backend/src/data-export/account-files.service.js';
import type { AppConfig } from '../../../contract/config.js';
import type { ErrorBody } from '../../../contract/errors.js';
import type { AuthenticationCredential } from '../../../contract/rules/passkey-rule.js';
import type { Passkey, PasskeyCreationOptions, PasskeyRequestOptions } from '../../../contract/auth/passkey.js';
import type { User } from '../../../contract/account/user.js';
import { startApp } from '../../support/app.js';
import { describeApp } from '../../support/describe-app.js';
import { AuthenticatorApp } from '../../support/authenticators/authenticator-app.js';
import { type Answer, type Client, password } from '../../support/client.js';
import { linkIn } from '../../support/mailbox.js';
import { until } from '../../support/replies.js';
import { type Deviation, SoftwareAuthenticator } from '../../support/authenticators/software-authenticator.js';

const origin = 'https://fanfare.example';

/** An installation's default host. Unlike 127.0.0.1, it is a valid relying party id. */
const rpId = 'localhost';

describe('passkeys', () => {
  let artist: Client;
  let user: User;
  let device: SoftwareAuthenticator;

  const { app, worker, mailbox } = describeApp({ worker: true, mailbox: true });
  beforeEach(async () => {
    artist = app.visitor();
    user = await artist.register();
    await app.database.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [user.id]);
    device = new SoftwareAuthenticator(app.env.publicUrl);
  });

  const optionsFor = (client = artist, body: object = {}) =>
    client.post<PasskeyCreationOptions & ErrorBody>('/api/passkeys/options', body);
  const send = (credential: unknown, client = artist) =>
    client.post<Passkey & ErrorBody>('/api/passkeys', { credential });
  const add = async (client = artist, authenticator = device, deviation: Deviation = {}) =>
    send(authenticator.create((await optionsFor(client)).body, deviation), client);
  const list = async (client = artist) => (await client.get<Passkey[]>('/api/passkeys')).body;
  const challenge = async (client: Client) =>
    (await client.post<PasskeyRequestOptions>('/api/login/passkey/options')).body;
  const redeem = (client: Client, credential: AuthenticationCredential) =>
    client.post<User & ErrorBody>('/api/login/passkey', { credential });
  const signIn = async (client: Client, deviation: Deviation = {}, authenticator = device) =>
    redeem(client, authenticator.get(await challenge(client), deviation));
  const expectRefused = async (answer: Answer<User & ErrorBody>, client: Client): Promise<void> => {
    expect([answer.status, answer.body.code]).toEqual([401, 'passkey_refused']);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await client.get('/api/user')).status).toBe(401);
  };

  describe('adding one', () => {
    it('has this installation’s domain and the account, and requires user verification', async () => {
      const { status, body } = await artist.call<PasskeyCreationOptions>(
        'POST',
        '/api/passkeys/options',
        {},
        {
          'x-forwarded-host': 'evil.test',
          'x-forwarded-proto': 'https',
        },
      );
      expect(status).toBe(200);
      expect(body).toEqual({
        challenge: expect.stringMatching(/^[\w-]{43}$/),
        rp: { id: rpId, name: 'Fanfare' },
        user: {
          id: Buffer.from(user.id.replaceAll('-', ''), 'hex').toString('base64url'),
          name: user.email,
          displayName: 'Mara Quill',
        },
        pubKeyCredParams: [-7, -257, -8].map((alg) => ({ type: 'public-key', alg })),
        timeout: 300_000,
        excludeCredentials: [],
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        attestation: 'none',
      });
    });

    it('lists it with the browser’s name, emails the owner, and excludes it next time', async () => {
      const { status, body } = await add();
      expect(status).toBe(201);
      expect(body).toEqual({
        id: expect.any(String),
        name: 'Unknown device',
        isSynced: false,
        createdAt: expect.stringMatching(/Z$/),
        lastUsedAt: null,
      });
      expect(await list()).toEqual([body]);
      expect((await optionsFor()).body.excludeCredentials).toEqual([
        { id: device.credential?.id, type: 'public-key', transports: ['internal'] },
      ]);
      await mailbox.receive(user.email, /^A passkey was added /);
    });

    it('follows the configuration', async () => {
      expect((await artist.get<AppConfig>('/api/config')).body.hasPasskeys).toBe(true);
    });

    it('needs a verified address', async () => {
      await app.database.query('UPDATE users SET email_verified_at = NULL WHERE id = $1', [user.id]);
      expect((await optionsFor()).body.code).toBe('email_not_verified');
    });

    it('needs the password once the session is ten minutes old', async () => {
      await app.database.query(`UPDATE sessions SET created_at = now() - interval '11 minutes' WHERE user_id = $1`, [
        user.id,
      ]);
      const refused = await optionsFor();
      expect([refused.status, refused.body.code]).toEqual([403, 'reauthentication_required']);
      expect((await optionsFor(artist, { currentPassword: 'wrong horse' })).status).toBe(400);
      expect((await optionsFor(artist, { currentPassword: password })).status).toBe(200);
    });

    it.each<[string, Deviation]>([
      ['another origin', { origin }],
      ['another port', { origin: 'http://localhost:3001' }],
      ['another relying party', { rpId: 'evil.test' }],
      ['a framed page', { crossOrigin: true }],
      ['no user verification', { isUserVerified: false }],
      ['no user presence', { isUserPresent: false }],
      ['an answer to a sign-in', { type: 'webauthn.get' }],
      ['another challenge', { challenge: 'A'.repeat(43) }],
    ])('is refused with %s', async (_, deviation) => {
      const { status, body } = await add(artist, device, deviation);
      expect([status, body.code]).toEqual([400, 'passkey_invalid']);
      expect(await list()).toEqual([]);
    });

    it('accepts each challenge once, from its own session', async () => {
      const { body: options } = await optionsFor();
      const stranger = app.visitor();
      const elsewhere = app.visitor();
      await stranger.register();
      await app.database.query('UPDATE users SET email_verified_at = now()');
      await elsewhere.post('/api/login', { email: user.email, password });
      for (const client of [stranger, elsewhere]) {
        const { body: theirs } = await optionsFor(client);
        expect((await send(device.create(theirs), artist)).body.code).toBe('passkey_invalid');
      }
      expect((await send(device.create(options))).status).toBe(201);
      expect((await send(device.create(options))).body.code).toBe('passkey_invalid');
      expect((await send(device.create({ ...options, challenge: (await challenge(artist)).challenge }))).status).toBe(
        400,
      );
    });

    it('accepts one of two concurrent responses to a challenge', async () => {
      const { body: options } = await optionsFor();
      const answers = await Promise.all(
        [1, 2].map(() => send(new SoftwareAuthenticator(app.env.publicUrl).create(options))),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    });

    it('is refused for a challenge five minutes old', async () => {
      const { body: options } = await optionsFor();
      const { Redis } = await import('ioredis');
      const redis = app.nest.get<InstanceType<typeof Redis>>(Redis, { strict: false });
      const key = `${app.env.redisPrefix}:passkey-challenge:${options.challenge}`;
      const left = await redis.ttl(key);
      expect(left).toBeGreaterThan(290);
      expect(left).toBeLessThanOrEqual(300);
      await redis.pexpire(key, 1);
      expect((await send(device.create(options))).body.code).toBe('passkey_invalid');
    });

    it('is refused beyond ten, even concurrently', async () => {
      for (let n = 0; n < 8; n += 1)
        expect((await add(artist, new SoftwareAuthenticator(app.env.publicUrl))).status).toBe(201);
      const all = await Promise.all(Array.from({ length: 5 }, () => optionsFor()));
      const answers = await Promise.all(
        all.map(({ body }) => send(new SoftwareAuthenticator(app.env.publicUrl).create(body))),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
      expect(answers.filter(({ body }) => body.code === 'too_many_passkeys')).toHaveLength(3);
      expect(await list()).toHaveLength(10);
      expect((await optionsFor()).body.code).toBe('too_many_passkeys');
    });

    it('refuses a credential that another account has', async () => {
      await add();
      const stranger = app.visitor();
      await stranger.register();
      await app.database.query('UPDATE users SET email_verified_at = now()');
      const theirs = new SoftwareAuthenticator(app.env.publicUrl);
      const made = theirs.create((await optionsFor(stranger)).body);
      await app.database.query('UPDATE passkeys SET credential_id = $1 WHERE user_id = $2', [made.id, user.id]);
      const { status, body } = await send(made, stranger);
      expect([status, body.code]).toEqual([409, 'passkey_exists']);
    });

    it.each([
      ['nothing', undefined],
      ['a text', 'x'],
      ['a list', []],
      ['an object', {}],
      ['a response without content', { id: 'a', rawId: 'a', type: 'public-key', response: null }],
      [
        'two ids',
        { id: 'a', rawId: 'b', type: 'public-key', response: { clientDataJSON: 'a', attestationObject: 'a' } },
      ],
      [
        'no base64url',
        { id: 'a', rawId: 'a', type: 'public-key', response: { clientDataJSON: 'ä', attestationObject: 'a' } },
      ],
      [
        '20 kB',
        {
          id: 'a',
          rawId: 'a',
          type: 'public-key',
          response: { clientDataJSON: 'a', attestationObject: 'a'.repeat(20_000) },
        },
      ],
      [
        'nonsense',
        { id: 'a', rawId: 'a', type: 'public-key', response: { clientDataJSON: 'a', attestationObject: 'a' } },
      ],
    ])('returns 400 for %s', async (_, credential) => {
      expect((await send(credential)).status).toBe(400);
    });
  });

  describe('signing in', () => {
    it('counts as both factors if two-step verification is on', async () => {
      const phone = new AuthenticatorApp(app);
      await phone.turnOn(artist, app);
      await add();
      const client = app.visitor();
      const options = await challenge(client);
      expect(options).toEqual({
        challenge: expect.stringMatching(/^[\w-]{43}$/),
        rpId,
        timeout: 300_000,
        userVerification: 'required',
      });
      const { status, body, headers } = await redeem(client, device.get(options));
      expect([status, body.id]).toEqual([200, user.id]);
      expect(headers.getSetCookie().join()).toMatch(/^fanfare_session=.*HttpOnly/);
      expect((await client.get<User>('/api/user')).body.id).toBe(user.id);
      expect((await list())[0]?.lastUsedAt).toMatch(/Z$/);
    });

    it.each<[string, Deviation]>([
      ['another origin', { origin }],
      ['another relying party', { rpId: 'evil.test' }],
      ['a framed page', { crossOrigin: true }],
      ['no user verification', { isUserVerified: false }],
      ['no user presence', { isUserPresent: false }],
      ['an answer to a registration', { type: 'webauthn.create' }],
      ['another challenge', { challenge: 'A'.repeat(43) }],
      ['another key', { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
      ['another account’s handle', { userHandle: Buffer.alloc(16, 7).toString('base64url') }],
    ])('is refused with %s', async (_, deviation) => {
      await add();
      const client = app.visitor();
      await expectRefused(await signIn(client, deviation), client);
      expect((await signIn(client)).status).toBe(200);
    });

    it('is refused with data altered after signing', async () => {
      await add();
      const client = app.visitor();
      const credential = device.get(await challenge(client));
      const data = Buffer.from(credential.response.authenticatorData, 'base64url');
      data.writeUInt32BE(999, 33);
      credential.response.authenticatorData = data.toString('base64url');
      await expectRefused(await redeem(client, credential), client);
    });

    it('accepts each signature once', async () => {
      await add();
      const first = app.visitor();
      const credential = device.get(await challenge(first));
      expect((await redeem(first, credential)).status).toBe(200);
      const thief = app.visitor();
      await expectRefused(await redeem(thief, credential), thief);
    });

    it('accepts one of ten concurrent uses of a signature', async () => {
      await add();
      const credential = device.get(await challenge(app.visitor()));
      const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(app.visitor(), credential)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it('is refused for a challenge meant for adding a passkey', async () => {
      await add();
      const { body } = await optionsFor();
      const client = app.visitor();
      await expectRefused(await signIn(client, { challenge: body.challenge }), client);
    });

    it('is refused if the counter went back, as with a cloned authenticator', async () => {
      await add();
      expect((await signIn(app.visitor(), { counter: 10 })).status).toBe(200);
      for (const counter of [10, 3, 0]) {
        const client = app.visitor();
        await expectRefused(await signIn(client, { counter }), client);
      }
      expect((await signIn(app.visitor(), { counter: 11 })).status).toBe(200);
    });

    it('accepts authenticators without a counter', async () => {
      await add();
      for (let n = 0; n < 3; n += 1) expect((await signIn(app.visitor(), { counter: 0 })).status).toBe(200);
    });

    it('returns the same error for an unknown passkey and a wrong signature', async () => {
      await add();
      const stranger = new SoftwareAuthenticator(app.env.publicUrl);
      stranger.create((await optionsFor()).body);
      const [unknown, wrong] = [
        await signIn(app.visitor(), {}, stranger),
        await signIn(app.visitor(), { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }),
      ];
      expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
    });

    it.each([undefined, null, 'x', {}, { id: 'a', rawId: 'a', type: 'public-key', response: { clientDataJSON: 'a' } }])(
      'returns 400 for %j',
      async (credential) => {
        expect((await app.visitor().post('/api/login/passkey', { credential })).status).toBe(400);
      },
    );
  });

  describe('an account’s passkeys', () => {
    /** Sets a new password with the link emailed last. */
    const reset = async () => {
      const [mail] = await mailbox.receive(user.email, /^Reset your Fanfare password$/);
      const token = linkIn(mail!).searchParams.get('token');
      return app.visitor().post('/api/reset-password', { email: user.email, token, newPassword: 'a whole new horse' });
    };

    it('can be renamed and removed only by their owner', async () => {
      const { body: passkey } = await add();
      const stranger = app.visitor();
      await stranger.register();
      const calls = (client: Client, id: string) => [
        client.call('PATCH', `/api/passkeys/${id}`, { name: 'Theirs' }),
        client.call('DELETE', `/api/passkeys/${id}`),
      ];
      for (const id of [passkey.id, randomUUID(), 'x']) {
        const answers = await Promise.all(calls(stranger, id));
        expect(answers.map(({ status }) => status)).toEqual([404, 404]);
      }
      expect(await list(stranger)).toEqual([]);
      const renamed = await artist.call<Passkey>('PATCH', `/api/passkeys/${passkey.id}`, { name: '  My\nphone ' });
      expect([renamed.status, renamed.body]).toEqual([200, { ...passkey, name: 'My phone' }]);
      for (const name of ['', ' ', 'x'.repeat(61), 1, null]) {
        expect((await artist.call('PATCH', `/api/passkeys/${passkey.id}`, { name })).status).toBe(400);
      }
      expect((await artist.call('DELETE', `/api/passkeys/${passkey.id}`)).status).toBe(204);
      expect(await list()).toEqual([]);
      await mailbox.receive(user.email, /^A passkey was removed /);
      const client = app.visitor();
      await expectRefused(await signIn(client), client);
    });

    it('end with a password reset, since whoever added one may have known the old password', async () => {
      await add();
      await artist.post('/api/forgot-password', { email: user.email });
      expect((await reset()).status).toBe(204);
      const client = app.visitor();
      await expectRefused(await signIn(client), client);
      const [notice] = await mailbox.receive(user.email, /password has changed$/);
      expect(notice?.text).toContain('Your passkeys no longer work either.');
    });

    it('stay when an account that signs in with a provider sets its first password', async () => {
      await add();
      await app.database.query('UPDATE users SET password_hash = NULL WHERE id = $1', [user.id]);
      await artist.post('/api/forgot-password', { email: user.email });
      expect((await reset()).status).toBe(204);
      expect((await signIn(app.visitor())).status).toBe(200);
      const [notice] = await mailbox.receive(user.email, /password has changed$/);
      expect(notice?.text).not.toContain('passkeys');
    });

    it('can’t be added by a session that a password reset has just ended', async () => {
      const credential = device.create((await optionsFor()).body);
      const holder = new pg.Client({ connectionString: app.database.url });
      await holder.connect();
      try {
        await holder.query('BEGIN');
        await holder.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [user.id]);
        const adding = send(credential);
        await until(async () => {
          const sql = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
          return (await app.database.query(sql)).length === 1;
        });
        await holder.query('DELETE FROM sessions WHERE user_id = $1', [user.id]);
        await holder.query('COMMIT');
        expect((await adding).status).toBe(401);
      } finally {
        await holder.end();
      }
      expect(await app.database.query('SELECT 1 FROM passkeys WHERE user_id = $1', [user.id])).toEqual([]);
    });

    it('stay when the password is changed with the current one', async () => {
      await add();
      await artist.post('/api/account/password', { currentPassword: password, newPassword: 'a whole new horse' });
      expect((await signIn(app.visitor())).status).toBe(200);
    });

    it('are deleted with the account', async () => {
      await add();
      expect((await artist.post('/api/account/delete', { currentPassword: password })).status).toBe(200);
      expect(await app.database.query('SELECT 1 FROM passkeys WHERE user_id = $1', [user.id])).toEqual([]);
      const client = app.visitor();
      await expectRefused(await signIn(client), client);
    });
  });

  it('are in the data export, without their keys', async () => {
    const { body: passkey } = await add();
    const files = await worker.get(AccountFilesService, { strict: false }).of(user.id);
    const profile = await files.find(({ path }) => path === 'profile.json')!.open();
    const { signIn: ways } = JSON.parse(await text(profile!)) as { signIn: { passkeys: Passkey[] } };
    expect(ways.passkeys).toEqual([passkey]);
  });

  // Passport strategies are global by name, so later applications replace those of the one above.
  describe('elsewhere', () => {
    it('are limited in attempts per network', async () => {
      device.create((await optionsFor()).body);
      const strict = await startApp({ RATE_LIMIT_FACTOR: '1' });
      try {
        const client = strict.visitor();
        const options: PasskeyRequestOptions = {
          challenge: 'A'.repeat(43),
          rpId,
          timeout: 0,
          userVerification: 'required',
        };
        const credential = device.get(options);
        const statuses = [];
        for (let n = 0; n < 62; n += 1) {
          statuses.push((await client.post('/api/login/passkey', { credential })).status);
        }
        expect(statuses.filter((status) => status === 401)).toHaveLength(60);
        expect(statuses.slice(60)).toEqual([429, 429]);
      } finally {
        await strict.close();
      }
    });

    it('are off on an IP address, where browsers allow none', async () => {
      const bare = await startApp({ PUBLIC_URL: 'http://127.0.0.1:3000' });
      try {
        const client = bare.visitor();
        await client.register();
        await bare.database.query('UPDATE users SET email_verified_at = now()');
        expect((await client.get<AppConfig>('/api/config')).body.hasPasskeys).toBe(false);
        const answers = [
          await optionsFor(client),
          await client.post<ErrorBody>('/api/login/passkey/options'),
          await redeem(client, {
            id: 'a',
            rawId: 'a',
            type: 'public-key',
            response: { clientDataJSON: 'a', authenticatorData: 'a', signature: 'a', userHandle: 'a' },
          }),
        ];
        for (const { status, body } of answers) expect([status, body.code]).toEqual([409, 'passkeys_unavailable']);
        expect(await list(client)).toEqual([]);
      } finally {
        await bare.close();
      }
    });
  });
});
