import { getQueueToken } from '@nestjs/bull';
import type { Queue } from 'bull';
import { randomUUID } from 'node:crypto';
import { startApp } from '../../support/app.js';
import { describeApp } from '../../support/describe-app.js';

const token = 'a token of the tests that is long';

describe('the queue page', () => {
  const { app } = describeApp({ env: { OPERATOR_TOKEN: token } });

  const open = (password?: string, path = '') =>
    fetch(`${app.url}/operator/queues${path}`, {
      headers: password ? { authorization: `Basic ${Buffer.from(`anyone:${password}`).toString('base64')}` } : {},
    });

  it('opens only with the token', async () => {
    for (const wrong of [undefined, 'x', `${token}x`, token.toUpperCase()]) {
      const { status, headers } = await open(wrong);
      expect([status, headers.get('www-authenticate')]).toEqual([401, expect.stringContaining('Basic')]);
    }
    const page = await open(token);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Fanfare')]);
  });

  it('reveals nothing without the token, and ignores a token in the URL', async () => {
    const page = await (await open(token)).text();
    const script = /src="(static\/js\/[^"]+)"/.exec(page)?.[1];
    expect((await open(token, `/${script}`)).status).toBe(200);
    for (const path of [`/${script}`, '/api/queues', '/queue/mail', `?token=${encodeURIComponent(token)}`]) {
      const response = await open(undefined, path);
      expect([path, response.status, await response.text()]).toEqual([path, 401, 'Enter the operator token']);
    }
  });

  it('can’t be changed by another site', async () => {
    const response = await fetch(`${app.url}/operator/queues/api/queues/mail/pause`, {
      method: 'PUT',
      headers: {
        authorization: `Basic ${Buffer.from(`anyone:${token}`).toString('base64')}`,
        origin: 'https://elsewhere.example',
      },
    });
    expect(response.status).toBe(403);
    expect(await app.nest.get<Queue>(getQueueToken('mail'), { strict: false }).isPaused()).toBe(false);
  });

  it('lists the queues, and shows no user text in jobs', async () => {
    const previews = app.nest.get<Queue>(getQueueToken('sheet-previews'), { strict: false });
    const userId = randomUUID();
    await previews.add({ userId, content: { bio: 'Somebody’s words' } });
    const response = await open(token, '/api/queues?activeQueue=sheet-previews&status=waiting&page=1');
    const text = await response.text();
    expect(text).not.toContain('Somebody');
    const { queues } = JSON.parse(text) as { queues: { name: string; jobs: { data: object }[] }[] };
    expect(queues.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['one-sheets', 'sheet-previews', 'documents', 'mail', 'export', 'deletion']),
    );
    expect(queues.find(({ name }) => name === 'sheet-previews')?.jobs.map(({ data }) => data)).toEqual([
      { userId, content: '…' },
    ]);
  });

  it('shows no email address', async () => {
    await app.visitor().post('/api/forgot-password', { email: 'somebody@artists.test' });
    const text = await (await open(token, '/api/queues?activeQueue=mail&status=waiting&page=1')).text();
    expect(text).toContain('reset-password');
    expect(text).not.toContain('somebody');
  });
});

describe('guessing the operator’s token', () => {
  const { app } = describeApp({ env: { OPERATOR_TOKEN: token, TRUST_PROXY_HOPS: '1' } });

  const open = (from: string, password?: string, page = 'usage') =>
    fetch(`${app.url}/operator/${page}`, {
      headers: {
        'x-forwarded-for': from,
        ...(password ? { authorization: `Basic ${Buffer.from(`anyone:${password}`).toString('base64')}` } : {}),
      },
    });
  const statuses = async (calls: Promise<Response>[]) => (await Promise.all(calls)).map(({ status }) => status);
  const times = <T>(count: number, call: (index: number) => T): T[] =>
    Array.from({ length: count }, (_, at) => call(at));

  it('is blocked after 10 wrong tokens in 15 minutes, on both pages, even with the right token', async () => {
    const guesses = times(10, (at) => open('192.0.2.1', `guess ${at}`, at % 2 ? 'usage' : 'queues'));
    expect(await statuses(guesses)).toEqual(times(10, () => 401));
    for (const [password, page] of [
      ['another guess', 'usage'],
      [token, 'usage'],
      [token, 'queues'],
    ] as const) {
      const { status, headers } = await open('192.0.2.1', password, page);
      expect([status, Number(headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(890);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(900);
    }
    expect((await open('192.0.2.2', token)).status).toBe(200);
  });

  it('counts an IPv6 /64 as one network', async () => {
    await Promise.all(times(10, (at) => open(`2001:db8:1:2:${at}::1`, 'a guess')));
    expect((await open('2001:db8:1:2:ffff::1', token)).status).toBe(429);
    expect((await open('2001:db8:1:3::1', token)).status).toBe(200);
  });

  it('counts neither visits without a token nor those with the right one', async () => {
    const visits = times(15, (at) => open('192.0.2.3', at % 2 ? token : undefined));
    expect(await statuses(visits)).toEqual(times(15, (at) => (at % 2 ? 200 : 401)));
    expect((await open('192.0.2.3', token)).status).toBe(200);
  });
});

it('without a configured token the page doesn’t exist', async () => {
  const app = await startApp();
  const paths = ['', '/', '/api/queues', '/static/images/logo.svg'];
  const answers = await Promise.all(paths.map((path) => fetch(`${app.url}/operator/queues${path}`)));
  await app.close();
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});
