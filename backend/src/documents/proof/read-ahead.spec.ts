import { readAhead } from './read-ahead.js';

it('lets other calls run while it reads the messages of years', async () => {
  const message = (n: number): string =>
    `On ${1 + (n % 28)} March 2027 Nora Vale and Otto Kern play for ${n} people at https://example.com/${n}. `.repeat(
      60,
    );
  const texts = Array.from({ length: 40 }, (_, n) => message(n));
  let turns = 0;
  const other = setInterval(() => (turns += 1), 0);
  await readAhead(texts);
  expect(turns).toBeGreaterThan(0);
  clearInterval(other);
});
