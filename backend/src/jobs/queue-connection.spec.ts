import { queueConnection } from './queue-connection.js';

describe('the connection of the queues', () => {
  it.each([
    ['redis://127.0.0.1:16379', { host: '127.0.0.1', port: 16379, db: 0 }],
    ['redis://cache', { host: 'cache', port: 6379, db: 0 }],
    ['redis://[::1]:6380/3', { host: '::1', port: 6380, db: 3 }],
    ['redis://:p%40ss@cache', { host: 'cache', port: 6379, db: 0, password: 'p@ss' }],
    [
      'rediss://me:secret@cache:6390',
      { host: 'cache', port: 6390, db: 0, username: 'me', password: 'secret', tls: {} },
    ],
  ])('to %s', (url, expected) => {
    const { retryStrategy, maxRetriesPerRequest, ...where } = queueConnection(url);
    expect(where).toEqual(expected);
    expect(maxRetriesPerRequest).toBeNull();
    // Whenever Redis comes back, the queues do within a second.
    expect([1, 10, 1000].map((times) => retryStrategy?.(times))).toEqual([50, 500, 1000]);
  });
});
