import { jest } from '@jest/globals';
import jwt from 'jsonwebtoken';
import { randomUUID } from 'node:crypto';
import { PasswordsService } from '../../../backend/src/auth/credentials/passwords.service.js';
import type { ErrorBody } from '../../../contract/errors.js';
import type { User } from '../../../contract/account/user.js';
import { describeApp } from '../../support/describe-app.js';
import { type Client, password } from '../../support/client.js';
import { statementsDuring } from '../../support/statements.js';

describe('accounts', () => {
  let visitor: Client;

  const { app } = describeApp({ env: { TRUST_PROXY_HOPS: '1' } });
  beforeEach(() => {
    visitor = app.visitor();
  });

  const tokenOf = (client: Client): string => client.cookie.split('=')[1] ?? '';

  it('registering returns the full user and signs in', async () => {
    const email = `${randomUUID()}@artist.test`;
    const user = await visitor.register({ name: '  Mara Quill ', email: ` ${email} ` });
    expect(user).toEqual({
      id: user.id,
      name: 'Mara Quill',
      email,
      emailVerified: false,
      hasCompletedOnboarding: false,
      musicGenre: '',
      location: '',
      website: '',
      spotifyUrl: '',
      instagramUrl: '',
      twitterUrl: '',
      profilePictureUrl: '',
      songTitle: '',
      songLink: '',
      hasActiveSubscription: false,
      subscriptionStatus: '',
      cancelAtPeriodEnd: false,
      subscriptionStartDate: null,
      subscriptionEndDate: null,
      tier: null,
    });
    expect((await visitor.get('/api/user')).body).toEqual(user);
  });

  it('the session cookie is HttpOnly and expires', async () => {
    const { headers } = await visitor.post('/api/register', {
      name: 'Mara Quill',
      email: `${randomUUID()}@artist.test`,
      password,
    });
    const cookie = headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^fanfare_session=/);
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=2592000']) expect(cookie).toContain(part);
    expect(cookie).not.toContain('Secure');
  });

  it('of 20 parallel registrations with spellings of one address, one creates the account', async () => {
    const name = randomUUID();
    const spellings = [`A${name}@x.test`, `a${name}@x.test`, ` a${name}@x.test `, `A${name}@X.TEST`];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        app.visitor().post('/api/register', { name: 'Mara Quill', email: spellings[n % 4], password }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const losers = answers.filter(({ status }) => status !== 201);
    expect(new Set(losers.map(({ status, text }) => `${status}: ${text}`))).toEqual(
      new Set(['409: An account with this email already exists. Please log in instead.']),
    );
    const rows = await app.database.query('SELECT 1 FROM users WHERE lower(email) = lower($1)', [spellings[0]]);
    expect(rows).toHaveLength(1);
  });

  it('the email address matches in any case and with surrounding spaces', async () => {
    const user = await visitor.register();
    const again = app.visitor();
    const { status, body } = await again.post<User>('/api/login', { email: ` ${user.email.toUpperCase()} `, password });
    expect([status, body.id]).toEqual([200, user.id]);
  });

  it('an unknown address and a wrong password get the same response after the same work', async () => {
    const { email } = await app.visitor().register();
    const passwords = app.nest.get<{ inTurn: () => Promise<unknown> }>(PasswordsService);
    const hashing = jest.spyOn(passwords, 'inTurn');
    const answers = new Set<string>();
    const logIn = async (address: string): Promise<void> => {
      const body = { email: address, password: 'wrong password' };
      const { status, text, headers } = await app.visitor().post('/api/login', body);
      answers.add(`${status} ${text} ${[...headers.keys()].sort().join()}`);
    };
    const known = await statementsDuring(app, () => logIn(email));
    // A hash is checked even though there is none: skipping it would be measurably faster.
    expect(hashing).toHaveBeenCalledTimes(1);
    const unknown = await statementsDuring(app, () => logIn(`${randomUUID()}@artist.test`));
    expect(hashing).toHaveBeenCalledTimes(2);
    hashing.mockRestore();
    expect([...answers]).toEqual([expect.stringMatching(/^401 Incorrect email or password /)]);
    expect(known.length).toBeGreaterThan(0);
    expect(unknown).toEqual(known);
  });

  it.each([
    ['objects', { email: { $gt: '' }, password: { $gt: '' } }],
    ['arrays', { email: ['a@x.test'], password: ['secret secret'] }],
    ['numbers', { email: 1, password: 123456 }],
    ['null', { email: null, password: null }],
    ['nothing', {}],
    ['a password of 5 kB', { email: 'a@x.test', password: 'x'.repeat(5000) }],
    ['a NUL', { email: 'a@x.test', password: 'secret\0secret' }],
  ])('a login with %s is a 400 with a plain sentence', async (_, body) => {
    const { status, headers, text } = await visitor.post('/api/login', body);
    expect(status).toBe(400);
    expect(headers.get('content-type')).toContain('text/plain');
    expect(text).toMatch(/^(Invalid email address|Password must )/);
  });

  it('a common password is refused in any case, before anything is counted', async () => {
    const email = `${randomUUID()}@artist.test`;
    for (const secret of ['123456', 'Password', 'QWERTY', 'iloveyou', '123456', 'dragon', 'monkey']) {
      const answer = await visitor.post('/api/register', { name: 'Mara Quill', email, password: secret });
      expect([answer.status, answer.text]).toEqual([400, 'This password is easy to guess. Choose a less common one.']);
    }
    expect((await visitor.register({ email })).email).toBe(email);
  });

  it('a password of 1 MB is refused before it is read', async () => {
    const { status } = await visitor.post('/api/login', { email: 'a@x.test', password: 'x'.repeat(1_000_000) });
    expect(status).toBe(413);
  });

  it.each([
    [{ name: 'M' }, 'Name must be at least 2 characters'],
    [{ name: 'M'.repeat(121) }, 'Name must be at most 120 characters'],
    [{ email: 'no address' }, 'Invalid email address'],
    [{ password: '12345' }, 'Password must be at least 6 characters'],
    [{ password: 'x'.repeat(201) }, 'Password must be at most 200 characters'],
  ])('registering with %j returns: %s', async (wrong, sentence) => {
    const body = { name: 'Mara Quill', email: `${randomUUID()}@artist.test`, password, ...wrong };
    const { status, text } = await visitor.post('/api/register', body);
    expect([status, text]).toEqual([400, sentence]);
  });

  it('unknown fields have no effect', async () => {
    const extra = {
      id: randomUUID(),
      hasActiveSubscription: true,
      hasCompletedOnboarding: true,
      subscriptionStatus: 'active',
    };
    const user = await visitor.register(extra as { name?: string });
    expect(user).toMatchObject({ hasActiveSubscription: false, hasCompletedOnboarding: false, subscriptionStatus: '' });
    expect(user.id).not.toBe(extra.id);
  });

  it.each<[string, (claims: jwt.JwtPayload, token: string) => string]>([
    [
      'with a byte changed',
      (_, token) => token.replace(/\.([^.]*)(.)\./, (_m, head, last) => `.${head}${last === 'A' ? 'B' : 'A'}.`),
    ],
    ['signed by someone else', (claims) => jwt.sign(claims, 'x'.repeat(40))],
    ['without a signature', (claims) => jwt.sign(claims, '', { algorithm: 'none' })],
    ['of another user', (claims) => jwt.sign({ ...claims, sub: randomUUID() }, app.env.sessionKey)],
    ['without an audience', (claims) => jwt.sign({ ...claims, aud: undefined }, app.env.sessionKey)],
    ['for another audience', (claims) => jwt.sign({ ...claims, aud: 'fanfare_oauth_google' }, app.env.sessionKey)],
    ['of another issuer', (claims) => jwt.sign({ ...claims, iss: 'elsewhere' }, app.env.sessionKey)],
    ['that is too old', (claims) => jwt.sign({ ...claims, exp: 1000 }, app.env.sessionKey)],
    ['issued an hour from now', (claims) => jwt.sign({ ...claims, iat: Date.now() / 1000 + 3600 }, app.env.sessionKey)],
    ['of no session', (claims) => jwt.sign({ ...claims, sid: randomUUID() }, app.env.sessionKey)],
    ['whose ids are invalid', (claims) => jwt.sign({ ...claims, sid: "1' OR '1'='1", sub: 'x' }, app.env.sessionKey)],
  ])('a token %s is no session', async (_, forge) => {
    await visitor.register();
    const token = tokenOf(visitor);
    visitor.cookie = `fanfare_session=${forge(jwt.decode(token) as jwt.JwtPayload, token)}`;
    const { status, text } = await visitor.get('/api/user');
    expect([status, text]).toEqual([401, 'Please log in to continue']);
    await expect(visitor.connect()).rejects.toThrow('unauthorized');
  });

  it('a token of a server whose clock is 10 minutes ahead is a session', async () => {
    await visitor.register();
    const claims = jwt.decode(tokenOf(visitor)) as jwt.JwtPayload;
    const ahead = { ...claims, iat: Number(claims.iat) + 600, exp: Number(claims.exp) + 600 };
    visitor.cookie = `fanfare_session=${jwt.sign(ahead, app.env.sessionKey)}`;
    expect((await visitor.get('/api/user')).status).toBe(200);
  });

  it('logging out ends the session, also for a copied cookie, and disconnects its sockets', async () => {
    await visitor.register();
    const kept = visitor.cookie;
    const socket = await visitor.connect();
    const cut = new Promise<string>((resolve) => socket.once('disconnect', resolve));
    const { status, headers } = await visitor.post('/api/logout');
    expect(status).toBe(204);
    expect(headers.get('set-cookie')).toMatch(/^fanfare_session=;.*Expires=Thu, 01 Jan 1970/);
    expect(headers.get('clear-site-data')).toBe('"storage"');
    expect(await cut).toBe('io server disconnect');
    visitor.cookie = kept;
    expect((await visitor.get('/api/user')).status).toBe(401);
    await expect(visitor.connect()).rejects.toThrow('unauthorized');
  });

  it('logging out without a session succeeds', async () => {
    expect((await visitor.post('/api/logout')).status).toBe(204);
  });

  describe('the profile', () => {
    const profile = {
      name: ' Mara Quill ',
      musicGenre: 'indie folk',
      location: 'Leeds, UK',
      website: 'https://maraquill.example',
      spotifyUrl: '',
      instagramUrl: '',
      twitterUrl: '',
    };

    it('is replaced as a whole and completes onboarding; other tabs are notified', async () => {
      await visitor.register();
      const socket = await visitor.connect();
      const told = new Promise((resolve) => socket.once('user:changed', resolve));
      const { status, body } = await visitor.call<User>('PUT', '/api/onboarding', profile);
      expect(status).toBe(200);
      expect(body).toMatchObject({ ...profile, name: 'Mara Quill', hasCompletedOnboarding: true });
      await told;
      const { website: _, ...withoutSite } = profile;
      expect((await visitor.call<User>('PUT', '/api/onboarding', withoutSite)).body.website).toBe('');
      visitor.close();
    });

    it('trims links and names, and keeps names on one line without bidi overrides', async () => {
      await visitor.register();
      const { status, body } = await visitor.call<User>('PUT', '/api/onboarding', {
        ...profile,
        name: '\u202eMara\r\nQuill',
        musicGenre: 'indie\tfolk',
        location: ' Leeds\u2028UK ',
        website: ' https://maraquill.example ',
        spotifyUrl: '  ',
      });
      expect([status, body]).toEqual([
        200,
        expect.objectContaining({
          name: 'Mara Quill',
          musicGenre: 'indie folk',
          location: 'Leeds UK',
          website: 'https://maraquill.example',
          spotifyUrl: '',
        }),
      ]);
    });

    it('has its links completed as people type them, handles on the networks that have them', async () => {
      await visitor.register();
      const typed = {
        website: 'maraquill.com',
        spotifyUrl: 'open.spotify.com/artist/4711',
        instagramUrl: '@mara.quill',
        twitterUrl: ' @maraquill ',
      };
      const { status, body } = await visitor.call<User>('PUT', '/api/onboarding', { ...profile, ...typed });
      expect([status, body]).toEqual([
        200,
        expect.objectContaining({
          website: 'https://maraquill.com/',
          spotifyUrl: 'https://open.spotify.com/artist/4711',
          instagramUrl: 'https://www.instagram.com/mara.quill',
          twitterUrl: 'https://x.com/maraquill',
        }),
      ]);
    });

    it.each([
      ['website', '@maraquill', 'Please enter a valid URL'],
      ['spotifyUrl', '@maraquill', 'Please enter a valid URL'],
      ['name', 'M', 'Name must be at least 2 characters'],
      ['musicGenre', ' x ', 'Music genre must be at least 2 characters'],
      ['location', '', 'Location must be at least 2 characters'],
      ['website', 'javascript:alert(1)', 'Please enter a valid URL'],
      ['website', 'data:text/html,x', 'Please enter a valid URL'],
      ['spotifyUrl', '//evil.test', 'Please enter a valid URL'],
      ['instagramUrl', 'http://a@b\\c', 'Please enter a valid URL'],
      ['twitterUrl', 'https://x.test/' + 'x'.repeat(2048), 'A link must be at most 2,048 characters'],
      ['location', 'Leeds\0', 'Location must not contain the NUL character'],
    ])('%s of %j is refused: %s', async (field, value, sentence) => {
      await visitor.register();
      const { status, body } = await visitor.call<ErrorBody>('PUT', '/api/onboarding', { ...profile, [field]: value });
      expect([status, body]).toEqual([
        400,
        { error: sentence, message: sentence, code: 'invalid_input', fields: { [field]: sentence } },
      ]);
    });
  });
});

describe('accounts over https', () => {
  const { app } = describeApp({ env: { PUBLIC_URL: 'https://localhost' } });

  it('have a Secure session cookie whose token is in no response', async () => {
    const body = { name: 'Mara Quill', email: `${randomUUID()}@artist.test`, password };
    const headers = { origin: 'https://localhost' };
    for (const path of ['/api/register', '/api/login']) {
      const answer = await app.visitor().call('POST', path, body, headers);
      const cookie = answer.headers.get('set-cookie') ?? '';
      expect(cookie).toMatch(/^fanfare_session=.*; HttpOnly; Secure; SameSite=Lax/);
      expect(answer.text).not.toContain(/=([^;]+)/.exec(cookie)?.[1]);
    }
  });
});
