import { buildSummaryPrompt, cleanSummary, countToSummarise, measure, needsSummary } from './summary.js';

const turns = (count: number, length: number) =>
  Array.from({ length: count }, (_, index) => ({
    isUser: index % 2 === 0,
    content: 'x'.repeat(length),
    createdAt: new Date(Date.UTC(2026, 10, 1 + index)),
  }));

describe('what gets summarised', () => {
  it.each<[string, number, number, number]>([
    ['nothing of a short talk', 10, 1000, 0],
    ['nothing while all of it fits easily', 27, 1000, 0],
    ['the older part of many short turns', 61, 10, 40],
    ['the older part of long turns', 12, 4000, 8],
    ['no more at a time than fits the context', 100, 4000, 46],
    ['a turn with its reply, however long', 4, 300_000, 2],
  ])('%s', (_, count, length, expected) => {
    expect(countToSummarise(turns(count, length), 128_000)).toBe(expected);
    expect(needsSummary(measure(turns(count, length)), 128_000)).toBe(expected > 0);
  });

  it('starts earlier with a small context', () => {
    expect(countToSummarise(turns(10, 1000), 8192)).toBe(8);
  });

  it('continues from the previous summary, and gives each message’s day', () => {
    const { turns: told } = buildSummaryPrompt('They play in Leeds.', turns(2, 3), 'America/New_York');
    expect(told[0]?.text).toBe(
      'Summary so far: They play in Leeds.\n\n' +
        'Artist on 2026-10-31 (Saturday): xxx\n\nAssistant on 2026-11-01 (Sunday): xxx',
    );
  });

  it('is stored trimmed and bounded, or not at all if empty', () => {
    expect([cleanSummary('  a\0b '), cleanSummary(' \n'), cleanSummary('x'.repeat(9000))?.length]).toEqual([
      'ab',
      null,
      8000,
    ]);
  });
});
