import { withoutEventLines } from './event-lines.js';

describe('withoutEventLines', () => {
  const events = 'event: ping\n\n: a comment\n\nevent: message\ndata: {"says":"event: none\\n"}\n\ndata: ever\n\n';
  const expected = '\n: a comment\n\ndata: {"says":"event: none\\n"}\n\ndata: ever\n\n';

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

  test('passes a chunk without them on as it is', async () => {
    const chunk = Buffer.from('data: one\n\n');
    const source = async function* () {
      yield chunk;
    };
    for await (const out of withoutEventLines(source())) expect(out).toBe(chunk);
  });

  test('keeps a last line that only looked like the start of one', async () => {
    expect(await read([Buffer.from('data: x\n\neve')])).toBe('data: x\n\neve');
  });
});
