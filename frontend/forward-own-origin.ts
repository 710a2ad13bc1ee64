import type { ClientRequest, IncomingMessage } from 'node:http';
import type { ProxyOptions } from 'vite';

/**
 * Lets pages of the Vite dev server use the API, which accepts calls from `PUBLIC_URL` only. Other origins are passed on as
 * they are, so the API still refuses them.
 */
export function forwardOwnOrigin(publicUrl: string): NonNullable<ProxyOptions['configure']> {
  const replaceOrigin = (toApi: ClientRequest, { headers }: IncomingMessage): void => {
    if (headers.origin === `http://${headers.host}`) toApi.setHeader('origin', publicUrl);
  };
  return (proxy) => proxy.on('proxyReq', replaceOrigin).on('proxyReqWs', replaceOrigin);
}
