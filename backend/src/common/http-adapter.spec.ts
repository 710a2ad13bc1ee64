import type { Express, NextFunction, Request, Response } from 'express';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { HttpAdapter } from './http-adapter.js';

setFlagsFromString('--allow-natives-syntax');
/** Whether V8 takes two objects for things of one kind. */
const areAlike = runInThisContext('(one, other) => %HaveSameMap(one, other)') as (
  one: object,
  other: object,
) => boolean;

test('requests, and their answers, are alike to V8 after they have come to Express', async () => {
  const adapter = new HttpAdapter();
  adapter.initHttpServer();
  const app = adapter.getInstance<Express>();
  const come: { request: Request; response: Response; next: NextFunction }[] = [];
  app.use((request, response, next) => {
    come.push({ request, response, next });
    // Compared while both are here: what is done with a request changes its kind.
    if (come.length < 2) return;
    const [one, other] = come as [(typeof come)[0], (typeof come)[0]];
    const told = [areAlike(one.request, other.request), areAlike(one.response, other.response)];
    one.response.locals['told'] = other.response.locals['told'] = told;
    come.splice(0).forEach((call) => call.next());
  });
  app.get('/', (request, response) => response.json({ isOfApp: request.app === app, told: response.locals['told'] }));
  const server = adapter.getHttpServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const ask = async (): Promise<unknown> => (await fetch(`http://127.0.0.1:${port}`)).json();
  try {
    for (let round = 0; round < 20; round += 1) {
      const answers = await Promise.all([ask(), ask()]);
      expect(answers).toEqual([1, 2].map(() => ({ isOfApp: true, told: [true, true] })));
    }
  } finally {
    await adapter.close();
  }
});
