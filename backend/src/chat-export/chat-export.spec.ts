import { splitByLimits } from './chat-export.js';

describe('splitting a chat into parts', () => {
  const limits = { messages: 3, bytes: 100 };

  it.each<[string, number[], [number, number][]]>([
    ['an empty chat is one part', [], [[0, 0]]],
    ['what fits is one part', [50, 50], [[0, 2]]],
    ['too many messages', [1, 1, 1, 1], [[0, 3], [3, 4]]], // oxfmt-ignore
    ['too many bytes', [60, 40, 1], [[0, 2], [2, 3]]], // oxfmt-ignore
    ['a message above the limit has a part of its own', [10, 500, 10], [[0, 1], [1, 2], [2, 3]]], // oxfmt-ignore
    ['a first message above the limit leaves no empty part', [500, 10], [[0, 1], [1, 2]]], // oxfmt-ignore
  ])('%s', (_, sizes, runs) => {
    expect(splitByLimits(sizes, limits)).toEqual(runs);
  });
});
