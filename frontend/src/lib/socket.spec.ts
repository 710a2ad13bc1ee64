import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createSocket, keepConnected, listen, type LiveSocket } from './socket';

it('removing one set of listeners leaves the others in place', () => {
  const socket = createSocket();
  const others = () => undefined;
  listen(socket, { connect: others });
  const stop = listen(socket, { connect: () => undefined, 'user:changed': () => undefined });
  expect(socket.listeners('user:changed')).toHaveLength(1);
  stop();
  expect(socket.listeners('connect')).toEqual([others]);
  expect(socket.listeners('user:changed')).toEqual([]);
});

describe('a persistent connection', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  /** A fake socket that counts connection attempts. */
  function quietSocket() {
    const socket = createSocket();
    return { socket, connect: jest.spyOn(socket, 'connect').mockReturnThis() };
  }

  /** It opens in a task of its own. */
  const opened = () => jest.advanceTimersByTimeAsync(0);

  function disconnected(socket: LiveSocket, reason: string): void {
    for (const listener of socket.listeners('disconnect')) (listener as (reason: string) => void)(reason);
  }

  it('reconnects seconds after the server closed it, after checking the session', async () => {
    const { socket, connect } = quietSocket();
    const asked = jest.fn(async () => undefined);
    keepConnected(socket, asked);
    await opened();
    expect(connect).toHaveBeenCalledTimes(1);
    disconnected(socket, 'io server disconnect');
    expect(asked).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(2999);
    expect(connect).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(connect).toHaveBeenCalledTimes(2);
  });

  it('leaves an interruption to the socket, which reconnects by itself', async () => {
    const { socket, connect } = quietSocket();
    keepConnected(socket);
    await opened();
    disconnected(socket, 'transport close');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(connect).toHaveBeenCalledTimes(1);
  });

  it('closes with its screen, even while the session is being checked', async () => {
    const { socket, connect } = quietSocket();
    const stop = keepConnected(socket, () => new Promise((resolve) => setTimeout(resolve, 100)));
    await opened();
    disconnected(socket, 'io server disconnect');
    stop();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(connect).toHaveBeenCalledTimes(1);
    expect(socket.listeners('disconnect')).toEqual([]);
  });

  it('never opens if its screen is left at once', async () => {
    const { socket, connect } = quietSocket();
    keepConnected(socket)();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(connect).not.toHaveBeenCalled();
  });
});
