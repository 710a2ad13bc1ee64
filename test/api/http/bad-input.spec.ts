import { jest } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { randomUUID } from 'node:crypto';
import { PasswordsService } from '../../../backend/src/auth/credentials/passwords.service.js';
import type { ErrorBody } from '../../../contract/errors.js';
import type { User } from '../../../contract/account/user.js';
import { describeApp } from '../../support/describe-app.js';
import { type Client, password } from '../../support/client.js';

interface Property {
  type?: string;
  $ref?: string;
}

interface BodyRoute {
  method: string;
  path: string;
  properties: Record<string, Property>;
}

const isRef = (value: object): value is { $ref: string } => '$ref' in value;

/** Every call with a JSON body in the API's own description, so new calls are tested as well. */
function bodyRoutes({ paths, components }: OpenAPIObject): BodyRoute[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, { requestBody?: { content: Record<string, { schema?: object }> } }>).flatMap(
      ([method, { requestBody }]) => {
        const schema = requestBody?.content['application/json']?.schema;
        if (!schema || !isRef(schema)) return [];
        const named = components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''];
        if (!named || isRef(named)) return [];
        const properties = (named.properties ?? {}) as Record<string, Property>;
        const filled = path.replace(/\{\w+\}/g, () => randomUUID());
        return [{ method: method.toUpperCase(), path: filled, properties }];
      },
    ),
  );
}

/** Valid values for fields with their own format. */
const samples: Record<string, () => unknown> = {
  email: () => `${randomUUID()}@artist.test`,
  newEmail: () => `${randomUUID()}@artist.test`,
  password: () => password,
  currentPassword: () => password,
  newPassword: () => 'another horse',
  website: () => 'https://maraquill.example',
  songLink: () => 'https://maraquill.example/song',
  clientMessageId: () => randomUUID(),
  timeZone: () => 'Europe/London',
};

function sampleOf([name, { type }]: [string, Property]): [string, unknown] {
  const byType = type === 'integer' || type === 'number' ? 1 : type === 'string' ? 'some text' : undefined;
  return [name, samples[name]?.() ?? byType];
}

describe('input that no page of ours sends', () => {
  let artist: Client;
  let routes: BodyRoute[];
  let hashed: { mock: { calls: unknown[] }; mockClear: () => unknown }[];

  const { app } = describeApp({ env: { GUEST_DAILY_ADDRESS_LIMIT: '100000' } });

  beforeAll(async () => {
    artist = app.visitor();
    await artist.subscribe();
    routes = bodyRoutes((await artist.get<OpenAPIObject>('/api/docs-json')).body);
    const passwords = app.nest.get(PasswordsService);
    hashed = [jest.spyOn(passwords, 'fits'), jest.spyOn(passwords, 'hash')];
  });
  beforeEach(() => hashed.forEach((spy) => spy.mockClear()));

  const hashes = (): number => hashed.reduce((sum, spy) => sum + spy.mock.calls.length, 0);

  /** Sends each call once per text field, with `wrong` as its value. Returns those without a 400. */
  async function sendInEachText(wrong: unknown): Promise<string[]> {
    const accepted: string[] = [];
    for (const { method, path, properties } of routes) {
      for (const [name, { type }] of Object.entries(properties)) {
        if (type !== 'string') continue;
        const body = { ...Object.fromEntries(Object.entries(properties).map(sampleOf)), [name]: wrong };
        const { status, text } = await artist.call(method, path, body);
        if (status !== 400) accepted.push(`${method} ${path} ${name}: ${status} ${text}`);
      }
    }
    return accepted;
  }

  it('is tested for all calls that take strings', () => {
    const paths = routes.map(({ path }) => path);
    for (const path of ['/api/login', '/api/register', '/api/reset-password', '/api/account/password', '/api/songs']) {
      expect(paths).toContain(path);
    }
  });

  it.each<[string, unknown]>([
    ['a list', ['some text', 'other text']],
    ['an object', { $gt: '' }],
    ['an object with a length', { length: 10, toString: 'x' }],
    ['a number', 7],
    ['true', true],
  ])('%s instead of a string is a 400 in every call, without hashing a password', async (_, wrong) => {
    expect(await sendInEachText(wrong)).toEqual([]);
    expect(hashes()).toBe(0);
  });

  it.each([
    ['/api/account/two-factor/disable', 'currentPassword'],
    ['/api/account/two-factor/disable', 'code'],
    ['/api/account/two-factor/recovery-codes', 'currentPassword'],
    ['/api/account/two-factor/setup', 'currentPassword'],
    ['/api/account/delete', 'currentPassword'],
    ['/api/verify-email', 'newPassword'],
  ])('%s: null isn’t a %s', async (path, name) => {
    const { status, body } = await artist.post<ErrorBody>(path, { token: 'some text', [name]: null });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [name]]);
    expect(hashes()).toBe(0);
  });

  it('an unsigned event is a 400 from any origin, with or without a trailing slash', async () => {
    for (const path of ['/api/subscription/webhook', '/api/subscription/webhook/']) {
      const answer = await artist.call<ErrorBody>('POST', path, '{}', { origin: 'https://evil.test' });
      expect([path, answer.status, answer.body.code]).toEqual([path, 400, 'unproven_event']);
    }
  });

  it('a NUL in a string is a 400 in every call, without hashing a password', async () => {
    expect(await sendInEachText('some\0text')).toEqual([]);
    expect(hashes()).toBe(0);
  });

  it('a 5 kB password is a 400, and a 1 MB one a 413, before hashing', async () => {
    const secrets = routes.flatMap(({ method, path, properties }) =>
      Object.keys(properties)
        .filter((name) => /password/i.test(name))
        .map((name) => ({ method, path, name, properties })),
    );
    expect(secrets.length).toBeGreaterThanOrEqual(6);
    for (const { method, path, name, properties } of secrets) {
      const body = Object.fromEntries(Object.entries(properties).map(sampleOf));
      const long = await artist.call(method, path, { ...body, [name]: 'x'.repeat(5000) });
      const huge = await artist.call(method, path, { ...body, [name]: 'x'.repeat(1_000_000) });
      expect([path, name, long.status, huge.status]).toEqual([path, name, 400, 413]);
      expect(huge.text).not.toContain('xxx');
    }
    expect(hashes()).toBe(0);
  });

  it.each([
    ['a list', '[]'],
    ['a text', '"text"'],
    ['null', 'null'],
    ['a number', '1'],
  ])('%s as the body is a 400 in every call', async (_, body) => {
    for (const { method, path } of routes) {
      const { status, text } = await artist.call(method, path, body);
      expect([method, path, status]).toEqual([method, path, 400]);
      // Not the framework's message.
      expect(text).not.toContain('Validation failed');
    }
  });

  it('unknown fields change nothing of an account, in any call', async () => {
    const other = await app.visitor().register();
    const me = app.visitor();
    const { id, email } = await me.subscribe();
    const before = (await me.get<User>('/api/user')).body;
    const extra = {
      id: other.id,
      userId: other.id,
      user_id: other.id,
      email: other.email,
      emailVerified: true,
      email_verified_at: '2020-01-01T00:00:00Z',
      passwordHash: 'x',
      subscriptionStatus: 'trialing',
      subscriptionEndDate: '2099-01-01T00:00:00Z',
      hasActiveSubscription: false,
      cancelAtPeriodEnd: true,
      stripeCustomerId: 'cus_other',
      profilePictureUrl: undefined,
    };
    const profile = { name: 'Mara Quill', musicGenre: 'indie folk', location: 'Leeds, UK' };
    const links = { website: '', spotifyUrl: '', instagramUrl: '', twitterUrl: '' };
    const song = { songTitle: 'Low Sun', songLink: 'https://maraquill.example/low-sun' };
    expect((await me.call('PUT', '/api/onboarding', { ...extra, ...profile, ...links })).status).toBe(200);
    expect((await me.call('PUT', '/api/songs', { ...extra, ...song })).status).toBe(200);
    expect((await me.post('/api/chats', { ...extra, title: 'New Conversation' })).status).toBe(201);
    expect((await me.get('/api/user')).body).toEqual({
      ...before,
      ...profile,
      ...links,
      ...song,
      hasCompletedOnboarding: true,
    });
    expect(before).toMatchObject({ id, email });
    const [row] = await app.database.query<{ name: string; chats: number }>(
      'SELECT name, (SELECT count(*)::int FROM chats WHERE user_id = $1) AS chats FROM users WHERE id = $1',
      [other.id],
    );
    expect(row).toEqual({ name: other.name, chats: 0 });
  });
});
