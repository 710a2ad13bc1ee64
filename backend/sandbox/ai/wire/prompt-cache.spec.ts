import { PromptCache } from './prompt-cache.js';

const words = (count: number, word = 'abc') => ` ${word}`.repeat(count);

test.each<[string, string, string, number, number]>([
  ['nothing below 1,024 tokens', words(1000), words(1000), 0, 0],
  ['the whole prompt, in steps of 128', words(1200), words(1200), 1152, 0],
  ['the common beginning', words(1300) + words(500, 'x'), words(1300) + words(600, 'y'), 1280, 512],
  ['nothing if the beginning differs', `x${words(1300)}`, words(1300), 0, 1280],
])('the second prompt of a key reads %s from the cache', (_case, first, second, cachedTokens, cacheWriteTokens) => {
  const cache = new PromptCache();
  expect(cache.use('key', first)).toMatchObject({ cachedTokens: 0 });
  expect(cache.use('other', second)).toMatchObject({ cachedTokens: 0 });
  expect(cache.use('key', second)).toMatchObject({ cachedTokens, cacheWriteTokens });
});

test('a prompt is counted in tokens', () => {
  expect(new PromptCache().use('key', words(1500)).inputTokens).toBe(1500);
});
