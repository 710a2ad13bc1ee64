import { expect, it } from '@jest/globals';
import { createSocket, listen } from './socket';

it('whoever stops listening leaves the listeners of others in place', () => {
  const socket = createSocket();
  const others = () => undefined;
  listen(socket, { connect: others });
  const stop = listen(socket, { connect: () => undefined, 'user:changed': () => undefined });
  expect(socket.listeners('user:changed')).toHaveLength(1);
  stop();
  expect(socket.listeners('connect')).toEqual([others]);
  expect(socket.listeners('user:changed')).toEqual([]);
});
