import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { themeScript } from '../../../../contract/theme.js';
import { securityHeaders } from './security-headers.js';

async function headersOfPage(isSandbox: boolean): Promise<Headers> {
  const app = express().use(securityHeaders({ publicUrl: 'https://fanfare.test', payments: { isSandbox } }));
  const server = createServer(app.get('/', (_request, response) => void response.send('')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await new Promise((resolve) => server.close(resolve));
  return headers;
}

/** The directives of a page's policy, by name. */
async function policy(isSandbox: boolean): Promise<Record<string, string[]>> {
  const headers = await headersOfPage(isSandbox);
  const directives = (headers.get('content-security-policy') ?? '').split(';').map((part) => part.trim().split(' '));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
}

/** The only inline script: the text of contract/theme.ts. */
const theme = `'sha256-${createHash('sha256').update(themeScript).digest('base64')}'`;

describe('the content security policy', () => {
  it('with Stripe allows what its security guide requires for Stripe.js, and nothing more', async () => {
    expect(await policy(false)).toMatchObject({
      'script-src': ["'self'", theme, 'https://js.stripe.com', 'https://*.js.stripe.com'],
      'connect-src': ["'self'", 'wss://fanfare.test', 'https://api.stripe.com'],
      'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    });
  });

  it('on the sandbox allows only our own files', async () => {
    expect(await policy(true)).toMatchObject({
      'script-src': ["'self'", theme],
      'connect-src': ["'self'", 'wss://fanfare.test'],
      'frame-src': ["'none'"],
    });
  });
});

describe('the permissions policy', () => {
  it('grants the clipboard and passkeys to our own pages, and denies the camera to everyone', async () => {
    const granted = ((await headersOfPage(true)).get('permissions-policy') ?? '').split(', ');
    expect(granted).toEqual(
      expect.arrayContaining(['clipboard-write=(self)', 'publickey-credentials-get=(self)', 'camera=()', 'usb=()']),
    );
    expect(granted.filter((rule) => !/^[a-z-]+=\((self)?\)$/.test(rule))).toEqual([]);
  });
});
