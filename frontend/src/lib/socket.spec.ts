import { expect, it } from '@jest/globals';
import { io } from 'socket.io-client';
import { listen, type LiveSocket } from './socket';

it('whoever stops listening leaves the listeners of others in place', () => {
  const socket: LiveSocket = io('http://127.0.0.1:1', { autoConnect: false });
  const others = () => undefined;
  listen(socket, { connect: others });
  const stop = listen(socket, { connect: () => undefined, 'user:changed': () => undefined });
  expect(socket.listeners('user:changed')).toHaveLength(1);
  stop();
  expect(socket.listeners('connect')).toEqual([others]);
  expect(socket.listeners('user:changed')).toEqual([]);
});
