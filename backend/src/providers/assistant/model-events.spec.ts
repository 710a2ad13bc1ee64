import { Readable } from 'node:stream';
import { APIError } from 'openai';
import { ModelEvents } from './model-events.js';

/** A response whose body is this stream. */
const answerOf = (body: Readable): Response => Object.defineProperty(new Response(null), 'body', { value: body });

async function read(body: Readable): Promise<{ lists: unknown[][]; failure: unknown }> {
  const lists: unknown[][] = [];
  try {
    for await (const events of ModelEvents.of(answerOf(body))) lists.push(events);
    return { lists, failure: undefined };
  } catch (failure) {
    return { lists, failure };
  }
}

describe('ModelEvents', () => {
  const stream = [
    'event: ping\n\n: a comment\n\ndata: \n\ndata:\r\n\r\nretry: soon\n\n',
    'event: message\ndata: {"says":"event: none\\n"}\n\n',
    'data:{"says":\ndata: "Zoë 🎷 東京"}\r\n\r\n',
    'id: 3\ndata: null\n\ndata: 7\n\n',
    'data: [DONE]\n\ndata: not JSON\n\n',
  ].join('');
  const events = [{ says: 'event: none\n' }, { says: 'Zoë 🎷 東京' }, null, 7];

  test.each([...Array.from({ length: 24 }, (_, at) => at + 1), 10_000])(
    'reads events from chunks of %d bytes',
    async (size) => {
      const bytes = Buffer.from(stream);
      const count = Math.ceil(bytes.length / size);
      const chunks = Array.from({ length: count }, (_, at) => bytes.subarray(at * size, (at + 1) * size));
      const { lists, failure } = await read(Readable.from(chunks));
      expect([lists.flat(), failure]).toEqual([events, undefined]);
    },
  );

  test('returns the events of one chunk together', async () => {
    const { lists } = await read(Readable.from([Buffer.from('data: 1\n\ndata: 2\n\n')]));
    expect(lists).toEqual([[1, 2]]);
  });

  test('accepts a last event without a blank line after it', async () => {
    const { lists } = await read(Readable.from([Buffer.from('data: 1\n\ndata: 2')]));
    expect(lists.flat()).toEqual([1, 2]);
  });

  test('returns what came before an error first', async () => {
    const chunk = Buffer.from('data: 1\n\ndata: {"error":{"code":"server_error","message":"Sorry"}}\n\ndata: 2\n\n');
    const { lists, failure } = await read(Readable.from([chunk]));
    expect(lists).toEqual([[1]]);
    expect(failure).toBeInstanceOf(APIError);
    expect(failure).toMatchObject({ code: 'server_error' });
  });

  test('quotes nothing from an event that is not JSON', async () => {
    const { failure } = await read(Readable.from([Buffer.from('data: {"My secret\n\n')]));
    expect(String(failure)).toBe('Error: An event of the stream is not JSON');
  });

  test('fails on an event that never ends', async () => {
    const chunk = Buffer.alloc(1024 * 1024, 'x');
    const { failure } = await read(Readable.from(Array.from({ length: 9 }, () => chunk)));
    expect(String(failure)).toContain('longer than');
  });

  test('closes the connection when its reader leaves', async () => {
    const body = new Readable({ read: () => undefined });
    body.push('data: 1\n\n');
    for await (const list of ModelEvents.of(answerOf(body))) {
      expect(list).toEqual([1]);
      break;
    }
    expect(body.destroyed).toBe(true);
  });

  test('ends without an error when it is closed', async () => {
    const body = new Readable({ read: () => undefined, destroy: (_error, done) => done(new Error('aborted')) });
    body.push('data: 1\n\n');
    const stream = ModelEvents.of(answerOf(body));
    const lists: unknown[] = [];
    for await (const list of stream) {
      lists.push(list);
      setImmediate(() => stream.close());
    }
    expect(lists).toEqual([[1]]);
  });

  test('pauses the connection while its reader is slow', async () => {
    let pushed = 0;
    const chunk = Buffer.from('data: 1\n\n'.repeat(600));
    const body = new Readable({
      highWaterMark: 1,
      read() {
        pushed += 1;
        setImmediate(() => this.push(pushed > 50 ? null : chunk));
      },
    });
    let count = 0;
    for await (const list of ModelEvents.of(answerOf(body))) {
      count += list.length;
      for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      expect(list.length).toBeLessThanOrEqual(1800);
    }
    expect(count).toBe(50 * 600);
  });
});
