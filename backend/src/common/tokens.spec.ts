import { countTokens, estimateTokens } from './tokens.js';

describe('countTokens', () => {
  test.each([
    ['', 0],
    ['Pitch two weeks before your release.', 7],
    ['発売日は来月の金曜日です。', 9],
    ['<|endoftext|>', 7],
  ])('%p', async (text, expected) => expect(await countTokens(text)).toBe(expected));

  test.each([
    ['English', 'When do I pitch my single to radio? '.repeat(2000)],
    ['one letter', 'a'.repeat(60_000)],
    ['emoji', '🎸👩‍🎤🇮🇸'.repeat(5000)],
    [
      'rare characters',
      Array.from({ length: 30_000 }, (_, n) => String.fromCharCode(0x4e00 + ((n * 7919) % 20_000))).join(''),
    ],
  ])('yields to the event loop: %s', async (_, text) => {
    let turns = 0;
    let isDone = false;
    const count = (): void => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    await countTokens(text);
    isDone = true;
    expect(turns).toBeGreaterThanOrEqual(Math.floor(text.length / 2048));
  });

  test.each([
    'Pitch two weeks before your release.',
    '発売日は来月の金曜日です。',
    'Der Veröffentlichungstermin rückt näher.',
  ])('the estimate is never below the count: %p', async (text) =>
    expect(estimateTokens(text)).toBeGreaterThanOrEqual(await countTokens(text)),
  );
});
