import { expect, it } from '@jest/globals';
import express from 'express';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { classesFor } from './express-prototypes.js';

/** Whether a request still has the prototype that Node gave it when Express passes it to a handler. */
async function keepsPrototype(isPatched: boolean): Promise<unknown> {
  const app = express();
  const server = createServer(isPatched ? classesFor(app) : {}, app);
  const original = new WeakMap<object, object | null>();
  server.prependListener('request', (request) => original.set(request, Object.getPrototypeOf(request) as object));
  app.get('/', (request, response) => {
    response.json(Object.getPrototypeOf(request) === original.get(request));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)).json();
  } finally {
    server.close();
  }
}

it('Express still changes a request’s prototype', async () => {
  expect(await keepsPrototype(false)).toBe(false);
});

it('requests keep their prototype with our classes', async () => {
  expect(await keepsPrototype(true)).toBe(true);
});
