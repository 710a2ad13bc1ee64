import { createHash, randomUUID } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import type { OpenAPIObject } from '@nestjs/swagger';
import { themeScript } from '../../../contract/theme.js';
import { startApp } from '../../support/app.js';
import { describeApp } from '../../support/describe-app.js';
import type { Client } from '../../support/client.js';

/** Every call and who may make it. A registered route without a row here fails the first test. */
const table: Record<string, 'public' | 'user' | 'subscriber'> = {
  'GET /api/config': 'public',
  'GET /api/health': 'public',
  'GET /api/health/ready': 'public',
  'POST /api/register': 'public',
  'POST /api/login': 'public',
  'POST /api/logout': 'public',
  'POST /api/login/two-factor': 'public',
  'POST /api/login/passkey/options': 'public',
  'POST /api/login/passkey': 'public',
  'POST /api/forgot-password': 'public',
  'GET /api/verify-reset-token': 'public',
  'POST /api/reset-password': 'public',
  'POST /api/verify-email': 'public',
  'GET /api/auth/{provider}': 'public',
  'GET /api/auth/{provider}/callback': 'public',
  'POST /api/subscription/webhook': 'public',
  'GET /api/guest/message-limit/{anonId}': 'public',
  'POST /api/guest/chat': 'public',
  'GET /api/guest/messages/{chatId}': 'public',
  'POST /api/guest/messages/{chatId}': 'public',
  'POST /api/guest/messages/{chatId}/{replyId}/continue': 'public',
  'POST /api/guest/messages/{chatId}/{replyId}/retry': 'public',
  'POST /api/transfer-guest-chats': 'user',
  'GET /api/user': 'user',
  'PUT /api/onboarding': 'user',
  'POST /api/upload-profile-picture': 'user',
  'GET /api/pictures/{id}': 'user',
  'PUT /api/songs': 'subscriber',
  'POST /api/account/password': 'user',
  'POST /api/account/email': 'user',
  'POST /api/account/resend-verification': 'user',
  'GET /api/account/sign-in': 'user',
  'GET /api/passkeys': 'user',
  'POST /api/passkeys': 'user',
  'POST /api/passkeys/options': 'user',
  'PATCH /api/passkeys/{id}': 'user',
  'DELETE /api/passkeys/{id}': 'user',
  'GET /api/account/two-factor': 'user',
  'POST /api/account/two-factor/setup': 'user',
  'POST /api/account/two-factor/confirm': 'user',
  'POST /api/account/two-factor/disable': 'user',
  'POST /api/account/two-factor/recovery-codes': 'user',
  'POST /api/account/delete': 'user',
  'GET /api/account/export': 'user',
  'POST /api/account/export': 'user',
  'GET /api/account/export/{id}/file': 'user',
  'GET /api/deletions/{code}': 'public',
  'POST /api/auth/facebook/deletion': 'public',
  'GET /api/sessions': 'user',
  'DELETE /api/sessions/{id}': 'user',
  'POST /api/sessions/revoke-others': 'user',
  'POST /api/subscription/create-checkout-session': 'user',
  'POST /api/subscription/verify-status': 'user',
  'GET /api/subscription/invoices': 'user',
  'POST /api/subscription/portal': 'user',
  'POST /api/subscription/cancel': 'user',
  'POST /api/subscription/resume': 'user',
  'POST /api/subscription/switch/preview': 'user',
  'POST /api/subscription/switch': 'user',
  'GET /api/subscription/details': 'subscriber',
  'POST /api/support': 'user',
  'GET /api/facts': 'subscriber',
  'POST /api/facts': 'subscriber',
  'PATCH /api/facts/{id}': 'subscriber',
  'DELETE /api/facts/{id}': 'subscriber',
  'POST /api/generate-pdf': 'subscriber',
  'GET /api/one-sheets': 'subscriber',
  'GET /api/one-sheets/{id}': 'subscriber',
  'POST /api/one-sheets/{id}/preview': 'subscriber',
  'POST /api/one-sheets/{id}/versions': 'subscriber',
  'GET /api/releases': 'subscriber',
  'POST /api/releases': 'subscriber',
  'GET /api/releases/{id}': 'subscriber',
  'PATCH /api/releases/{id}': 'subscriber',
  'DELETE /api/releases/{id}': 'subscriber',
  'GET /api/releases/{id}/tasks': 'subscriber',
  'POST /api/releases/{id}/tasks': 'subscriber',
  'PATCH /api/releases/{id}/tasks/{taskId}': 'subscriber',
  'DELETE /api/releases/{id}/tasks/{taskId}': 'subscriber',
  'POST /api/releases/{id}/announcements': 'subscriber',
  'GET /api/releases/{id}/changes': 'subscriber',
  'POST /api/releases/{id}/changes/{changeId}/undo': 'subscriber',
  'GET /api/releases/{id}/calendar.ics': 'subscriber',
  'GET /api/calendar': 'user',
  'POST /api/calendar': 'subscriber',
  'DELETE /api/calendar': 'user',
  'GET /api/calendar/{secret}.ics': 'public',
  'GET /api/reminders': 'subscriber',
  'PUT /api/reminders': 'subscriber',
  'GET /api/reminders/stop/{secret}': 'public',
  'POST /api/reminders/stop/{secret}': 'public',
  'GET /api/search/places': 'subscriber',
  'GET /api/contacts': 'subscriber',
  'POST /api/contacts': 'subscriber',
  'GET /api/contacts.csv': 'subscriber',
  'GET /api/contacts/duplicates': 'subscriber',
  'POST /api/contacts/import': 'subscriber',
  'POST /api/contacts/merge': 'subscriber',
  'POST /api/contacts/{id}/undo': 'subscriber',
  'GET /api/contacts/{id}': 'subscriber',
  'PATCH /api/contacts/{id}': 'subscriber',
  'DELETE /api/contacts/{id}': 'subscriber',
  'GET /api/pitches': 'subscriber',
  'POST /api/pitches': 'subscriber',
  'POST /api/pitches/batch': 'subscriber',
  'PATCH /api/pitches/{id}': 'subscriber',
  'DELETE /api/pitches/{id}': 'subscriber',
  'POST /api/pitches/{id}/follow-up': 'subscriber',
  'GET /api/pitches/{id}/message': 'subscriber',
  'GET /api/releases/{id}/readiness': 'subscriber',
  'GET /api/releases/{id}/one-sheets': 'subscriber',
  'POST /api/offers/check': 'subscriber',
  'GET /api/results': 'subscriber',
  'GET /api/results.csv': 'subscriber',
  'GET /api/documents': 'subscriber',
  'POST /api/documents': 'subscriber',
  'POST /api/chats/{id}/messages/{messageId}/document': 'subscriber',
  'POST /api/documents/{id}/confirm': 'subscriber',
  'GET /api/documents/{id}/file': 'subscriber',
  'GET /api/documents/{id}': 'subscriber',
  'PUT /api/documents/{id}': 'subscriber',
  'DELETE /api/documents/{id}': 'subscriber',
  'GET /api/documents/{id}/versions': 'subscriber',
  'GET /api/documents/{id}/versions/{version}': 'subscriber',
  'POST /api/documents/{id}/restore': 'subscriber',
  'GET /api/analytics': 'subscriber',
  'POST /api/attachments/text': 'subscriber',
  'POST /api/attachments/file': 'subscriber',
  'POST /api/attachments/media': 'subscriber',
  'GET /api/attachments/{id}': 'subscriber',
  'DELETE /api/attachments/{id}': 'subscriber',
  'GET /api/media': 'subscriber',
  'POST /api/media': 'subscriber',
  'GET /api/media/{id}/file': 'subscriber',
  'GET /api/media/{id}/thumbnail': 'subscriber',
  'PUT /api/media/{id}/thumbnail': 'subscriber',
  'PATCH /api/media/{id}': 'subscriber',
  'DELETE /api/media/{id}': 'subscriber',
  'POST /api/media/{id}/restore': 'subscriber',
  'GET /api/chats': 'subscriber',
  'POST /api/chats': 'subscriber',
  'GET /api/search': 'subscriber',
  'PATCH /api/chats/{id}': 'subscriber',
  'DELETE /api/chats/{id}': 'subscriber',
  'GET /api/chats/{id}/messages': 'subscriber',
  'POST /api/chats/{id}/messages': 'subscriber',
  'POST /api/chats/{id}/messages/{replyId}/retry': 'subscriber',
  'POST /api/chats/{id}/messages/{messageId}/continue': 'subscriber',
  'POST /api/chats/{id}/messages/{messageId}/edit': 'subscriber',
  'POST /api/chats/{id}/messages/{messageId}/regenerate': 'subscriber',
  'GET /api/chats/{id}/export': 'subscriber',
  'GET /api/shares': 'user',
  'GET /api/chats/{id}/share': 'user',
  'PUT /api/chats/{id}/share': 'subscriber',
  'DELETE /api/chats/{id}/share': 'user',
  'GET /api/shared/{token}': 'public',
  'GET /api/documents/{id}/share': 'user',
  'PUT /api/documents/{id}/share': 'subscriber',
  'DELETE /api/documents/{id}/share': 'user',
  'GET /api/shared-documents/{token}': 'public',
  'GET /api/shared/{token}/sheets/{mediaId}/file': 'public',
  'GET /api/shared/{token}/sheets/{mediaId}/thumbnail': 'public',
  'PUT /api/chats/{id}/messages/{messageId}/feedback': 'subscriber',
  'PUT /api/chats/{id}/branch': 'subscriber',
};

/** Open to accounts with lapsed access, so they can pay; 402 without a subscription to change. */
const changesSubscription = ['portal', 'cancel', 'resume', 'switch/preview', 'switch'].map(
  (call) => `POST /api/subscription/${call}`,
);

describe('access', () => {
  let visitor: Client;
  let member: Client;
  let subscriber: Client;
  let documented: OpenAPIObject;

  const { app } = describeApp({ env: { GUEST_DAILY_ADDRESS_LIMIT: '100000' } });

  beforeAll(async () => {
    visitor = app.visitor();
    member = app.visitor();
    await member.register();
    subscriber = app.visitor();
    await subscriber.subscribe();
    documented = (await visitor.get<OpenAPIObject>('/api/docs-json')).body;
  });

  it('every registered route has a row, and every row has a route', () => {
    const routes = Object.entries(documented.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(routes.sort()).toEqual(Object.keys(table).sort());
  });

  describe.each(Object.entries(table))('%s', (call, access) => {
    const [method = '', route = ''] = call.split(' ');
    const path = route.replace(/\{\w+\}/g, () => randomUUID());
    const statusFor = async (client: Client) =>
      (await client.call(method, path, method === 'GET' ? undefined : {})).status;

    it(`is documented (${access})`, () => {
      const { security = [], responses } = documented.paths[route]?.[method.toLowerCase() as 'get'] ?? {
        responses: {},
      };
      expect(security.some((needed) => 'session' in needed)).toBe(access !== 'public');
      // Signing in with a wrong password, code or passkey has the same status.
      if (!/^POST \/api\/login(\/two-factor|\/passkey)?$/.test(call))
        expect('401' in responses).toBe(access !== 'public');
      expect('402' in responses).toBe(access === 'subscriber' || changesSubscription.includes(call));
    });

    it(`returns 401 to a visitor unless public (${access})`, async () => {
      if (access === 'public') expect(await statusFor(visitor)).not.toBe(401);
      else expect(await statusFor(visitor)).toBe(401);
    });

    it(`returns 402 to a member without a subscription only if it needs one (${access})`, async () => {
      if (call === 'POST /api/logout') return;
      if (access === 'subscriber') expect(await statusFor(member)).toBe(402);
      // Switching is rejected earlier without its body.
      else if (changesSubscription.includes(call)) expect([400, 402]).toContain(await statusFor(member));
      else expect([401, 402]).not.toContain(await statusFor(member));
    });
  });

  it.each([
    ['active', 30, 200],
    ['trialing', 30, 200],
    ['canceled', 1, 200],
    ['canceled', -1, 402],
    ['past_due', -2, 200],
    ['past_due', -4, 402],
    ['incomplete', 30, 402],
    ['unpaid', 30, 402],
    ['incomplete_expired', 30, 402],
    ['paused', 30, 402],
  ])('a subscription that is %s and ends in %i days gets %i', async (status, endsInDays, expected) => {
    const artist = app.visitor();
    await artist.subscribe({ status, endsInDays });
    expect((await artist.get('/api/chats')).status).toBe(expected);
  });

  it.each(['GET /api/media', 'POST /api/generate-pdf'])('refuses %s with a plain sentence', async (call) => {
    const [method = '', path = ''] = call.split(' ');
    const { status, headers, body } = await member.call(method, path, method === 'GET' ? undefined : {});
    expect([status, headers.get('content-type')]).toEqual([402, 'text/plain; charset=utf-8']);
    expect(body).toBe('This needs an active subscription. Please choose a plan to continue.');
  });

  it.each([
    ...Object.keys(table)
      .filter((call) => !call.startsWith('GET ') && !(call.replace(/^\w+/, 'GET') in table))
      .map((call) => call.replace(/^\w+ /, '')),
    '/api/subscription/cancel',
    '/api/generate-pdf',
  ])('GET %s changes nothing', async (route) => {
    const path = route.replace(/\{\w+\}/g, () => randomUUID());
    const { status, body } = await subscriber.get(path);
    expect([status, body]).toEqual([404, expect.objectContaining({ code: 'not_found' })]);
    expect((await subscriber.get('/api/user')).status).toBe(200);
  });

  it.each([
    ['127.0.0.1:3000', '/chat?c=1', 307, 'http://localhost:3000/chat?c=1'],
    ['[::1]:3000', '//evil.test/x', 307, 'http://localhost:3000//evil.test/x'],
    ['127.0.0.1:3000', '/api/config', 200, undefined],
    ['127.0.0.1:4000', '/robots.txt', 200, undefined],
    ['localhost:3000', '/robots.txt', 200, undefined],
    ['evil.test:3000', '/robots.txt', 200, undefined],
  ])('a page opened at %s%s returns %d, location %s', async (host, path, status, location) => {
    const { hostname, port } = new URL(app.url);
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get({ hostname, port, path, headers: { host } }, (response) => resolve(response.resume())).on('error', reject);
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([status, location]);
  });

  describe('a foreign page', () => {
    it.each(['https://evil.test', 'null', 'http://localhost.evil.test'])(
      'at %s can’t change anything',
      async (origin) => {
        const { status, body } = await member.call('POST', '/api/logout', {}, { origin });
        expect([status, body]).toEqual([403, 'This call must come from the product’s own pages']);
        expect((await member.get('/api/user')).status).toBe(200);
      },
    );

    // DNS rebinding: the Host header agrees with the origin, but neither is PUBLIC_URL.
    it('whose host name resolves to this server can’t change anything or open a socket', async () => {
      const headers = { origin: app.url };
      expect((await member.call('POST', '/api/logout', {}, headers)).status).toBe(403);
      const handshake = await member.call('GET', '/socket.io/?EIO=4&transport=polling', undefined, headers);
      expect([handshake.status, handshake.text]).toEqual([403, expect.stringContaining('foreign origin')]);
      expect((await member.call('GET', '/socket.io/?EIO=4&transport=polling')).status).toBe(200);
    });

    it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
      'can’t send JSON as %s',
      async (type) => {
        for (const path of ['/api/chats', '/api/login', '/api/reset-password', '/api/account/email']) {
          const { status } = await member.call('POST', path, '{"title":"x"}', { 'content-type': type });
          expect([path, status]).toEqual([path, 415]);
        }
      },
    );

    it.each(Object.keys(table))('isn’t allowed by CORS: %s', async (call) => {
      const [method = '', route = ''] = call.split(' ');
      for (const origin of ['https://evil.test', 'null']) {
        const headers = { origin, 'access-control-request-method': method };
        const path = route.replace(/\{\w+\}/g, () => randomUUID());
        const preflight = await member.call('OPTIONS', path, undefined, headers);
        const read = await member.call('GET', path, undefined, { origin });
        for (const answer of [preflight, read]) {
          expect(answer.headers.get('access-control-allow-origin')).toBeNull();
          expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
        }
      }
    });

    it('can’t open a socket', async () => {
      const socket = member.socket({ origin: 'https://evil.test' });
      const refused = await new Promise<Error>((resolve, reject) => {
        socket.once('connect_error', resolve);
        socket.once('connect', () => reject(new Error('It connected')));
      });
      expect(refused.message).toMatch(/websocket error/);
      member.close();
    });
  });

  it('a socket needs a session or a guest cookie', async () => {
    await expect(app.visitor().connect()).rejects.toThrow('unauthorized');
  });

  describe('odd requests', () => {
    it.each([
      ['2 MB of JSON', JSON.stringify({ title: 'x'.repeat(2_000_000) }), 413],
      ['100,000 nested lists', '['.repeat(100_000) + ']'.repeat(100_000), 400],
      [
        'an otherwise valid body with 20,000 extra fields',
        JSON.stringify({
          email: 'mara@artist.test',
          password: 'correct horse',
          ...Array.from({ length: 20_000 }, () => 0),
        }),
        400,
      ],
      ['no JSON', '{"title":', 400],
      ['a prototype', '{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}},"email":1}', 400],
    ])('%s', async (_, body, expected) => {
      expect((await visitor.call('POST', '/api/login', body)).status).toBe(expected);
      expect(({} as { x?: number }).x).toBeUndefined();
    });

    it('an unknown call is a 404 as JSON without internals', async () => {
      const { status, headers, body, text } = await visitor.get('/api/nope');
      expect([status, body]).toEqual([
        404,
        { error: "We couldn't find that.", message: "We couldn't find that.", code: 'not_found' },
      ]);
      expect(headers.get('x-powered-by')).toBeNull();
      expect(text).not.toMatch(/Cannot GET|at \w+ \(/);
    });
  });

  it('pages can’t run inline scripts, except the one that sets the theme, or be framed', async () => {
    const { headers } = await visitor.get('/api/health');
    const policy = headers.get('content-security-policy') ?? '';
    const scripts = policy.split(';').find((part) => part.startsWith('script-src'));
    const theme = createHash('sha256').update(themeScript).digest('base64');
    expect(scripts).toBe(`script-src 'self' 'sha256-${theme}'`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('responses of calls aren’t cached', async () => {
    const { headers } = await visitor.get('/api/config');
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
  });
});

it('security.txt names the operator’s contact, and is missing without one', async () => {
  const app = await startApp({ SECURITY_CONTACT: 'security@fanfare.example' });
  const { status, headers, text } = await app.visitor().get('/.well-known/security.txt');
  await app.close();
  const without = await startApp();
  expect((await without.visitor().get('/.well-known/security.txt')).status).toBe(404);
  await without.close();
  expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(': ')),
  );
  expect(fields).toMatchObject({
    Contact: 'mailto:security@fanfare.example',
    Canonical: 'http://localhost:3000/.well-known/security.txt',
  });
  const days = (Date.parse(String(fields['Expires'])) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(180);
});
