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
    ['no more at once than fits the context', 100, 4000, 46],
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

  it('keeps decisions and open questions first, each once, whatever order a model writes them in', () => {
    const written =
      'They met on Monday.\n**Open:**\n- Who shoots the video?\n\n## Decided\n- Out on 2027-01-22\n- Out on 2027-01-22\nTalk:\n- Likes dry humour';
    expect(cleanSummary(written)).toBe(
      'Decided:\n- Out on 2027-01-22\n\nOpen:\n- Who shoots the video?\n\nTalk:\nThey met on Monday.\n- Likes dry humour',
    );
    const long = cleanSummary(`Talk:\n${'a long story. '.repeat(1000)}\nDecided:\n- No label`);
    expect(long).toMatch(/^Decided:\n- No label\n\nTalk:\na long story/);
    expect(long).toHaveLength(8000);
  });

  it('asks for decisions, open questions, drafts and the rest', () => {
    const { system } = buildSummaryPrompt(null, turns(2, 3), 'UTC');
    for (const section of ['Decided:', 'Open:', 'Drafts:', 'Talk:']) expect(system).toContain(`\n${section}\n`);
  });
});
