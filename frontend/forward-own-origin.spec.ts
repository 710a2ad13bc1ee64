import { EventEmitter } from 'node:events';
import { forwardOwnOrigin } from './forward-own-origin';

describe('the dev server', () => {
  const publicUrl = 'http://localhost:3000';

  /** The origin that the API is sent. */
  function forwarded(event: string, origin: string | undefined): unknown {
    let sent: unknown = origin;
    const toApi = { setHeader: (_name: string, value: unknown) => (sent = value) };
    const proxy = new EventEmitter();
    forwardOwnOrigin(publicUrl)(proxy as never, {});
    proxy.emit(event, toApi, { headers: { host: 'localhost:5173', origin } });
    return sent;
  }

  it.each([
    ['proxyReq', 'http://localhost:5173', publicUrl],
    ['proxyReqWs', 'http://localhost:5173', publicUrl],
    ['proxyReq', 'https://evil.test', 'https://evil.test'],
    ['proxyReqWs', 'http://localhost:5174', 'http://localhost:5174'],
    ['proxyReq', 'null', 'null'],
    ['proxyReq', undefined, undefined],
  ])('%s with the origin %s reaches the API with %s', (event, origin, expected) => {
    expect(forwarded(event, origin)).toBe(expected);
  });
});
