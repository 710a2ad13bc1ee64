import { withoutEventLines } from './event-lines.js';

describe('withoutEventLines', () => {
  const events =
    'event: ping\n\n: a comment\n\ndata: \n\ndata:\r\n\r\nevent: message\ndata: {"says":"event: none\\n"}\n\ndata: ever\n\n';
  const expected = '\n: a comment\n\n\n\r\ndata: {"says":"event: none\\n"}\n\ndata: ever\n\n\n\n';

  const read = async (chunks: Buffer[]): Promise<string> => {
    const source = async function* () {
      yield* chunks;
    };
    const out: Buffer[] = [];
    for await (const chunk of withoutEventLines(source())) out.push(chunk);
    return Buffer.concat(out).toString();
  };

  test.each(Array.from({ length: 24 }, (_, size) => size + 1))('drops them from chunks of %d bytes', async (size) => {
    const bytes = Buffer.from(events);
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
      bytes.subarray(n * size, (n + 1) * size),
    );
    expect(await read(chunks)).toBe(expected);
  });

  test('passes on a chunk without them unchanged', async () => {
    const chunk = Buffer.from('data: one\n\n');
    const source = async function* () {
      yield chunk;
    };
    const first = await withoutEventLines(source()).next();
    expect(first.value).toBe(chunk);
  });

  test('ends the last event of a stream that closed mid-line', async () => {
    expect(await read([Buffer.from('data: x\n\ndata: y')])).toBe('data: x\n\ndata: y\n\n');
  });

  test('keeps characters that span chunks', async () => {
    const bytes = Buffer.from('event: ping\ndata: né 🎷\n');
    expect(await read([...bytes].map((byte) => Buffer.from([byte])))).toBe('data: né 🎷\n\n\n');
  });

  test('fails on a line that never ends', async () => {
    const chunk = Buffer.alloc(1024 * 1024, 'x');
    await expect(read(Array.from({ length: 9 }, () => chunk))).rejects.toThrow('longer than');
  });
});
