/**
 * Preloaded into a server under test: reports the duration of each POST in milliseconds, from its arrival until its
 * response.
 */
import { subscribe } from 'node:diagnostics_channel';

/** @type {WeakMap<object, number>} */
const arrivedAt = new WeakMap();

subscribe('http.server.request.start', (message) => {
  const { request } = /** @type {{ request: import('node:http').IncomingMessage }} */ (message);
  if (request.method === 'POST') arrivedAt.set(request, performance.now());
});

subscribe('http.server.response.finish', (message) => {
  const { request } = /** @type {{ request: import('node:http').IncomingMessage }} */ (message);
  const at = arrivedAt.get(request);
  if (at !== undefined) process.send?.({ path: request.url, took: performance.now() - at });
});
