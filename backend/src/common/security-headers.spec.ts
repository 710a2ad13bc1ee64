import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { securityHeaders } from './security-headers.js';

/** The directives of the policy on a page, by name. */
async function policy(isSandbox: boolean): Promise<Record<string, string[]>> {
  const app = express().use(securityHeaders({ publicUrl: 'https://fanfare.test', payments: { isSandbox } }));
  const server = createServer(app.get('/', (_request, response) => void response.send('')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await new Promise((resolve) => server.close(resolve));
  const directives = (headers.get('content-security-policy') ?? '').split(';').map((part) => part.trim().split(' '));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
}

describe('the content security policy', () => {
  it('with Stripe allows what its security guide requires for Stripe.js, and nothing more', async () => {
    expect(await policy(false)).toMatchObject({
      'script-src': ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com'],
      'connect-src': ["'self'", 'wss://fanfare.test', 'https://api.stripe.com'],
      'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    });
  });

  it('on the sandbox allows our own files alone', async () => {
    expect(await policy(true)).toMatchObject({
      'script-src': ["'self'"],
      'connect-src': ["'self'", 'wss://fanfare.test'],
      'frame-src': ["'none'"],
    });
  });
});
