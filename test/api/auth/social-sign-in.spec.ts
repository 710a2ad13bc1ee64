import jwt from 'jsonwebtoken';
import { randomUUID } from 'node:crypto';
import { readEnv } from '../../../backend/src/config/env.js';
import type { AppConfig, SocialProvider } from '../../../contract/config.js';
import type { User } from '../../../contract/account/user.js';
import { startApp } from '../../support/app.js';
import { buildAccountToken } from '../../support/factories.js';
import { describeApp } from '../../support/describe-app.js';
import { type Answer, type Client, password } from '../../support/client.js';
import { comeBack, decide, type Decision, depart, signInWith } from '../../support/providers.js';
import { linkIn } from '../../support/mailbox.js';
import { startWorker } from '../../support/worker.js';

const failed = '/auth?error=auth_failed';
const providers = ['google', 'facebook'] as const;

describe('sign-in with Google and Facebook', () => {
  let visitor: Client;

  const { app, mailbox, sandbox } = describeApp({ mailbox: true, sandbox: true });
  beforeEach(() => {
    visitor = app.visitor();
  });

  const newcomer = (overrides: Partial<Decision> = {}): Decision => ({
    decision: 'continue',
    name: 'Mara Quill',
    email: `${randomUUID()}@artist.test`,
    ...overrides,
  });
  const whereTo = ({ status, headers }: Answer) => [status, headers.get('location')];
  const whoIs = async (client: Client): Promise<User | number> => {
    const { status, body } = await client.get<User>('/api/user');
    return status === 200 ? body : status;
  };
  const expectNobody = async (answer: Answer, client: Client, location = failed): Promise<void> => {
    expect(whereTo(answer)).toEqual([302, location]);
    expect(answer.headers.getSetCookie().join()).not.toContain('fanfare_session');
    expect(await whoIs(client)).toBe(401);
  };
  const accountsOf = (email: string) =>
    app.database.query<{ id: string }>('SELECT id FROM users WHERE lower(email) = lower($1)', [email]);
  const confirm = (email: string) =>
    app.database.query('UPDATE users SET email_verified_at = now() WHERE email = $1', [email]);
  const fault = async (mode: string): Promise<void> => {
    const response = await fetch(`${sandbox.url}/sandbox/oauth/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mode }),
    });
    expect(response.status).toBe(200);
  };

  describe.each(providers)('%s', (provider) => {
    it('ties the redirect to this browser by a long state in a short-lived cookie, with a fixed return URL', async () => {
      const query = '?redirect_uri=https://evil.test&callbackURL=https://evil.test&state=known&scope=everything';
      const { answer, to, cookie } = await depart(visitor, provider, query);
      expect(answer.status).toBe(302);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(to.origin + to.pathname).toMatch(new RegExp(`^${app.env.publicUrl}/sandbox/oauth/${provider}/`));
      expect(to.searchParams.get('redirect_uri')).toBe(`${app.env.publicUrl}/api/auth/${provider}/callback`);
      expect(to.searchParams.get('scope')).not.toContain('everything');
      const state = to.searchParams.get('state') ?? '';
      expect(Buffer.from(state, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
      const [line = ''] = answer.headers.getSetCookie();
      for (const part of ['HttpOnly', 'SameSite=Lax', 'Max-Age=600', `Path=/api/auth/${provider}`]) {
        expect(line).toContain(part);
      }
      expect(jwt.verify(cookie.split('=')[1] ?? '', app.env.sessionKey)).toMatchObject({ state });
      const again = await depart(visitor, provider);
      expect(again.to.searchParams.get('state')).not.toBe(state);
    });

    it('signs up a new artist with name and verified address, and signs in next time', async () => {
      const somebody = newcomer();
      const answer = await signInWith(visitor, provider, somebody);
      expect(whereTo(answer)).toEqual([302, '/auth']);
      const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('fanfare_session='));
      for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/;']) expect(cookie).toContain(part);
      const user = (await whoIs(visitor)) as User;
      expect(user).toMatchObject({
        name: 'Mara Quill',
        email: somebody.email,
        emailVerified: true,
        hasCompletedOnboarding: false,
      });
      const later = app.visitor();
      await signInWith(later, provider, { ...somebody, name: 'Another Name' });
      expect(await whoIs(later)).toEqual(user);
    });

    it.each(['redirect', 'next', 'returnTo', 'return_to'])('%s never redirects to another site', async (parameter) => {
      for (const target of [
        'https://evil.test',
        '//evil.test',
        '/\\evil.test',
        '%2f%2fevil.test',
        'javascript:alert(1)',
      ]) {
        const query = `?${parameter}=${target}`;
        const departure = await depart(visitor, provider, query);
        const back = await decide(visitor, departure, newcomer());
        back.searchParams.set(parameter, decodeURIComponent(target));
        expect(whereTo(await comeBack(visitor, back, departure.cookie))).toEqual([302, '/auth']);
      }
    });

    it('denying starts no session and says so', async () => {
      await expectNobody(await signInWith(visitor, provider, newcomer({ decision: 'deny' })), visitor);
    });

    it('links an account with a verified address, whose password and sessions stay', async () => {
      const owner = app.visitor();
      const user = await owner.register();
      await confirm(user.email);
      await signInWith(visitor, provider, newcomer({ email: user.email.toUpperCase() }));
      expect(await whoIs(visitor)).toMatchObject({ id: user.id, name: user.name, email: user.email });
      expect(await whoIs(owner)).toMatchObject({ id: user.id });
      expect((await app.visitor().post('/api/login', { email: user.email, password })).status).toBe(200);
    });

    it('the owner’s sign-in locks out the person who created the account without verifying its address', async () => {
      const attacker = app.visitor();
      const { id, email } = await attacker.register({ password: 'attackers own' });
      const socket = await attacker.connect();
      const cut = new Promise<string>((resolve) => socket.once('disconnect', resolve));
      const token = 't'.repeat(43);
      await buildAccountToken(app.database, {
        userId: id,
        purpose: 'change-email',
        token,
        email: 'attacker@evil.test',
      });

      expect(whereTo(await signInWith(visitor, provider, newcomer({ email })))).toEqual([302, '/auth']);

      expect(await whoIs(visitor)).toMatchObject({ id, email, emailVerified: true });
      expect(await cut).toBe('io server disconnect');
      expect(await whoIs(attacker)).toBe(401);
      await expect(attacker.connect()).rejects.toThrow('unauthorized');
      expect((await app.visitor().post('/api/login', { email, password: 'attackers own' })).status).toBe(401);
      expect((await app.visitor().post('/api/verify-email', { token: 't'.repeat(43) })).status).toBe(400);
      expect(await whoIs(visitor)).toMatchObject({ id, email });
    });

    it.each([
      ['proven', true],
      ['unproven', false],
    ])('an address unverified by the provider doesn’t open an account with a %s one', async (_, isProven) => {
      const owner = app.visitor();
      const { id, email } = await owner.register();
      if (isProven) await confirm(email);
      const answer = await signInWith(visitor, provider, newcomer({ email, decision: 'unverified' }));
      const { pathname, searchParams } = new URL(answer.headers.get('location') ?? '', app.url);
      const error = searchParams.get('error') ?? '';
      expect([answer.status, pathname, error.length > 20]).toEqual([302, '/auth', true]);
      expect(error).toMatch(/^(Google|Facebook) has not confirmed .* sign in with your email and password first/);
      expect(await whoIs(visitor)).toBe(401);
      expect(await whoIs(owner)).toMatchObject({ id, emailVerified: isProven });
      expect((await app.visitor().post('/api/login', { email, password })).status).toBe(200);
      expect(await app.database.query('SELECT 1 FROM identities WHERE user_id = $1', [id])).toEqual([]);
    });

    it('an address unverified by the provider creates no account, and reveals nothing', async () => {
      const stranger = newcomer({ decision: 'unverified' });
      const { email } = await app.visitor().register();
      const [known, unknown] = [
        await signInWith(app.visitor(), provider, { ...stranger, email }),
        await signInWith(visitor, provider, stranger),
      ];
      expect(whereTo(unknown)).toEqual(whereTo(known));
      expect(await whoIs(visitor)).toBe(401);
      expect(await accountsOf(stranger.email)).toEqual([]);
    });

    it('a provider account without an address creates no account', async () => {
      const answer = await signInWith(visitor, provider, newcomer({ email: '', name: randomUUID() }));
      expect(answer.headers.get('location')).toMatch(/^\/auth\?error=(Google|Facebook)\+has\+not\+confirmed/);
      expect(await whoIs(visitor)).toBe(401);
    });

    it('a linked provider account still signs in after either address has changed', async () => {
      const somebody = newcomer();
      await signInWith(visitor, provider, somebody);
      const user = (await whoIs(visitor)) as User;
      await app.database.query('UPDATE users SET email = $2 WHERE id = $1', [user.id, `new-${user.email}`]);
      const later = app.visitor();
      await signInWith(later, provider, { ...somebody, decision: 'unverified' });
      expect(await whoIs(later)).toMatchObject({ id: user.id, email: `new-${user.email}` });
    });

    it('ten concurrent first sign-ins create one account', async () => {
      const somebody = newcomer();
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => signInWith(app.visitor(), provider, somebody)),
      );
      expect(new Set(answers.map((answer) => whereTo(answer).join()))).toEqual(new Set(['302,/auth']));
      expect(await accountsOf(somebody.email)).toHaveLength(1);
    });

    it.each(['token-500', 'profile-500', 'token-garbage', 'profile-garbage'])(
      'a provider with %s signs no one in, without an error of ours',
      async (mode) => {
        await fault(mode);
        try {
          await expectNobody(await signInWith(visitor, provider, newcomer()), visitor);
        } finally {
          await fault('none');
        }
      },
    );

    it.each(['token-hang', 'profile-hang'])('a provider with %s times out', async (mode) => {
      await fault(mode);
      try {
        await expectNobody(await signInWith(visitor, provider, newcomer()), visitor);
      } finally {
        await fault('none');
      }
    });

    it('a callback works once, even with a copied cookie', async () => {
      const departure = await depart(visitor, provider);
      const back = await decide(visitor, departure, newcomer());
      const first = await comeBack(visitor, back, departure.cookie);
      expect(whereTo(first)).toEqual([302, '/auth']);
      expect(first.headers.getSetCookie().join()).toContain(`fanfare_oauth_${provider}=;`);
      const second = app.visitor();
      await expectNobody(await comeBack(second, back, departure.cookie), second);
    });

    it('a state works once, even with a fresh code', async () => {
      const departure = await depart(visitor, provider);
      const [one, other] = [await decide(visitor, departure, newcomer()), await decide(visitor, departure, newcomer())];
      expect(whereTo(await comeBack(visitor, one, departure.cookie))).toEqual([302, '/auth']);
      const second = app.visitor();
      await expectNobody(await comeBack(second, other, departure.cookie), second);
    });

    it('a code works once, even with a fresh state', async () => {
      const departure = await depart(visitor, provider);
      const back = await decide(visitor, departure, newcomer());
      await comeBack(visitor, back, departure.cookie);
      const thief = app.visitor();
      const fresh = await depart(thief, provider);
      back.searchParams.set('state', fresh.to.searchParams.get('state') ?? '');
      await expectNobody(await comeBack(thief, back, fresh.cookie), thief);
    });

    it.each<[string, (own: { cookie: string; state: string }) => Promise<string> | string]>([
      ['no cookie', () => ''],
      ['another browser’s cookie', async () => (await depart(app.visitor(), provider)).cookie],
      ['a cookie signed by someone else', ({ state }) => forge({ state }, 'x'.repeat(40))],
      ['a cookie without a signature', ({ state }) => forge({ state }, '', 'none')],
      ['a cookie that is too old', ({ state }) => forge({ state, exp: 1000 })],
      ['a cookie meant for something else', ({ state }) => forge({ state, aud: 'fanfare_session' })],
      ['a cookie that isn’t a token', () => `fanfare_oauth_${provider}=x`],
    ])('a return with %s signs nobody in', async (_, cookieFor) => {
      const departure = await depart(visitor, provider);
      const back = await decide(visitor, departure, newcomer());
      const own = { cookie: departure.cookie, state: departure.to.searchParams.get('state') ?? '' };
      await expectNobody(await comeBack(visitor, back, await cookieFor(own)), visitor);
    });

    const forge = (claims: object, key: jwt.Secret = app.env.sessionKey, algorithm: jwt.Algorithm = 'HS256') =>
      `fanfare_oauth_${provider}=${jwt.sign({ aud: `fanfare_oauth_${provider}`, ...claims }, key, { algorithm })}`;

    it.each([
      ['no state', { state: undefined }],
      ['another state', { state: 'A'.repeat(43) }],
      ['a made-up code', { code: 'made-up' }],
      ['a NUL as the code', { code: '\0' }],
      ['a long code', { code: 'x'.repeat(5000) }],
      ['no answer', { code: undefined, state: undefined }],
      ['an error from the provider', { code: undefined, error: 'server_error', error_description: '<b>no</b>' }],
      ['an error together with a code', { error: 'access_denied' }],
      ['an error in numbers', { code: undefined, error_code: '1349045', error_message: 'App not active' }],
    ])('a return with %s signs nobody in', async (_, change: Record<string, string | undefined>) => {
      const departure = await depart(visitor, provider);
      const back = await decide(visitor, departure, newcomer());
      for (const [name, value] of Object.entries(change)) {
        if (value === undefined) back.searchParams.delete(name);
        else back.searchParams.set(name, value);
      }
      await expectNobody(await comeBack(visitor, back, departure.cookie), visitor);
    });

    it('a callback with lists instead of strings signs no one in', async () => {
      const departure = await depart(visitor, provider);
      const back = await decide(visitor, departure, newcomer());
      back.searchParams.append('state', back.searchParams.get('state') ?? '');
      back.searchParams.append('code', 'other');
      await expectNobody(await comeBack(visitor, back, departure.cookie), visitor);
    });

    it('the redirect route ignores callback parameters', async () => {
      const departure = await depart(visitor, provider);
      const back = await decide(visitor, departure, newcomer());
      back.pathname = `/api/auth/${provider}`;
      await expectNobody(await comeBack(visitor, back, departure.cookie), visitor);
    });
  });

  it('taking over an unverified account emails the owner that its password has ended', async () => {
    const worker = await startWorker(app);
    try {
      const { email } = await app.visitor().register();
      await signInWith(visitor, 'facebook', newcomer({ email: email.toUpperCase() }));
      const [mail] = await mailbox.receive(email, /^You now sign in to Fanfare with Facebook$/);
      expect(mail?.text).toMatch(/^Hi,\n/);
      expect(mail?.text).toContain("the account's old password no longer works");
      expect(mail && linkIn(mail).pathname).toBe('/forgot-password');

      const known = await app.visitor().register();
      await confirm(known.email);
      await signInWith(app.visitor(), 'facebook', newcomer({ email: known.email }));
      expect(mailbox.about(known.email, /^You now sign in/)).toEqual([]);
    } finally {
      await worker.close();
    }
  });

  it('linking a provider to a verified account emails its owner, once per provider', async () => {
    const worker = await startWorker(app);
    try {
      const { email } = await app.visitor().register({ name: 'Lena Moor' });
      await confirm(email);
      const google = newcomer({ email });
      await signInWith(visitor, 'google', google);
      const [mail] = await mailbox.receive(email, /^You can now sign in to Fanfare with Google$/);
      expect(mail?.text).toMatch(/^Hi Lena Moor,\n/);
      expect(mail && linkIn(mail).pathname).toBe('/account');
      // Signing in again, or up, links nothing to an existing account.
      await signInWith(app.visitor(), 'google', google);
      const stranger = newcomer();
      await signInWith(app.visitor(), 'google', stranger);
      await signInWith(visitor, 'facebook', newcomer({ email }));
      await mailbox.receive(email, /^You can now sign in to Fanfare with Facebook$/);
      expect(mailbox.about(email, /^You can now sign in/)).toHaveLength(2);
      expect(mailbox.about(stranger.email, /./)).toEqual([]);
    } finally {
      await worker.close();
    }
  });

  it('a new password unlinks provider accounts with another address, but none that may be the owner’s', async () => {
    const worker = await startWorker(app);
    try {
      const { email } = newcomer();
      const [strangers, unknown] = [newcomer(), newcomer()];
      await signInWith(visitor, 'google', strangers);
      const { id } = (await whoIs(visitor)) as User;
      // As if the address had been changed; everything since the link is the stranger's.
      await app.database.query('UPDATE users SET email = $2 WHERE id = $1', [id, email]);
      await app.database.query('UPDATE identities SET email = NULL WHERE user_id = $1', [id]);
      await signInWith(app.visitor(), 'google', strangers);
      await signInWith(app.visitor(), 'google', { ...strangers, decision: 'unverified' });
      await signInWith(app.visitor(), 'facebook', newcomer({ email: email.toUpperCase() }));
      await signInWith(app.visitor(), 'facebook', unknown);
      await app.database.query('UPDATE identities SET user_id = $2, email = NULL WHERE email = $1', [
        unknown.email,
        id,
      ]);

      await visitor.post('/api/forgot-password', { email });
      const [mail] = await mailbox.receive(email, /^Reset your/);
      const token = mail && linkIn(mail).searchParams.get('token');
      const reset = await visitor.post('/api/reset-password', { email, token, newPassword: password });
      expect(reset.status).toBe(204);

      const kept = await app.database.query('SELECT email FROM identities WHERE user_id = $1 ORDER BY email', [id]);
      expect(kept).toEqual([{ email: email.toUpperCase() }, { email: null }]);
      const stranger = app.visitor();
      await signInWith(stranger, 'google', strangers);
      expect(((await whoIs(stranger)) as User).id).not.toBe(id);
    } finally {
      await worker.close();
    }
  });

  it('a Google callback with Facebook’s cookie signs no one in', async () => {
    const google = await depart(visitor, 'google');
    const back = await decide(visitor, google, newcomer());
    const facebook = await depart(visitor, 'facebook');
    back.searchParams.set('state', facebook.to.searchParams.get('state') ?? '');
    const cookie = facebook.cookie.replace('fanfare_oauth_facebook', 'fanfare_oauth_google');
    await expectNobody(await comeBack(visitor, back, cookie), visitor);
  });

  it('a Google code is useless without its browser’s code verifier', async () => {
    const { to } = await depart(visitor, 'google');
    expect(to.searchParams.get('code_challenge_method')).toBe('S256');
    expect(to.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
    const stolen = (await decide(visitor, { to } as Awaited<ReturnType<typeof depart>>, newcomer())).searchParams;
    const thief = app.visitor();
    const departure = await depart(thief, 'google');
    const back = await decide(thief, departure, newcomer());
    back.searchParams.set('code', stolen.get('code') ?? '');
    await expectNobody(await comeBack(thief, back, departure.cookie), thief);
  });

  it('one address at both providers is one account', async () => {
    const somebody = newcomer();
    await signInWith(visitor, 'google', somebody);
    const other = app.visitor();
    await signInWith(other, 'facebook', somebody);
    expect(await whoIs(other)).toEqual(await whoIs(visitor));
  });

  it('the sandbox redirects to no foreign address', async () => {
    for (const provider of providers) {
      const { to } = await depart(visitor, provider);
      to.searchParams.set('redirect_uri', 'https://evil.test/callback');
      const page = await fetch(visitor.url + to.pathname + to.search);
      expect([page.status, await page.text()]).toEqual([400, expect.stringContaining('redirect_uri_mismatch')]);
    }
  });

  it('an unknown provider is a 404', async () => {
    for (const path of ['/api/auth/myspace', '/api/auth/myspace/callback?code=x&state=y', '/api/auth/__proto__']) {
      expect((await visitor.get(path)).status).toBe(404);
    }
  });

  describe('the offered providers', () => {
    const keys = {
      SESSION_SECRET: 'a secret of the tests that nobody else uses',
      DATABASE_URL: 'postgres://127.0.0.1/x',
      REDIS_URL: 'redis://127.0.0.1',
      OPENAI_API_KEY: 'sk',
      STRIPE_SECRET_KEY: 'sk_x',
      STRIPE_PUBLISHABLE_KEY: 'pk_x',
      STRIPE_WEBHOOK_SECRET: 'whsec',
      STRIPE_PRICE_MONTHLY: 'price_m',
      STRIPE_PRICE_YEARLY: 'price_y',
      SMTP_URL: 'smtp://127.0.0.1',
    };
    const offered = (variables: Record<string, string>): SocialProvider[] => {
      const { social } = readEnv({ ...keys, ...variables });
      return providers.filter((provider) => social[provider]);
    };

    it('are both in the sandbox', async () => {
      const { body } = await visitor.get<AppConfig>('/api/config');
      expect(body.socialProviders).toEqual(['google', 'facebook']);
    });

    it('are those with keys outside the sandbox', () => {
      expect(offered({})).toEqual([]);
      expect(offered({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' })).toEqual(['google']);
      expect(offered({ FACEBOOK_APP_ID: 'id', FACEBOOK_APP_SECRET: 'secret' })).toEqual(['facebook']);
    });

    it.each([
      ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
      ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
      ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
      ['FACEBOOK_APP_SECRET', 'FACEBOOK_APP_ID'],
    ])('need both keys: %s alone refuses to start because %s is missing', (given, missing) => {
      expect(() => offered({ [given]: 'x' })).toThrow(`${missing} is missing`);
    });

    it('redirect to the real providers if keys are set', async () => {
      const real = await startApp({
        SANDBOX_URL: sandbox.url,
        GOOGLE_CLIENT_ID: 'our-google-id',
        GOOGLE_CLIENT_SECRET: 'secret',
        FACEBOOK_APP_ID: 'our-facebook-id',
        FACEBOOK_APP_SECRET: 'secret',
        SMTP_URL: 'smtp://127.0.0.1:9',
        PUBLIC_URL: 'https://localhost',
      });
      try {
        for (const [provider, address] of [
          ['google', 'https://accounts.google.com/o/oauth2/v2/auth'],
          ['facebook', 'https://www.facebook.com/v23.0/dialog/oauth'],
        ] as const) {
          const { answer, to } = await depart(real.visitor(), provider);
          expect(to.origin + to.pathname).toBe(address);
          expect(to.searchParams.get('client_id')).toBe(`our-${provider}-id`);
          expect(to.searchParams.get('redirect_uri')).toBe(`https://localhost/api/auth/${provider}/callback`);
          expect(answer.headers.getSetCookie().join()).toContain('Secure');
        }
      } finally {
        await real.close();
      }
    });
  });
});
