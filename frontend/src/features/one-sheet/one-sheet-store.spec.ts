import { expect, it } from '@jest/globals';
import { startSheet, changeSheet, followSheetProgress, useOneSheetStore } from './one-sheet-store';

const shown = () => {
  const { sheet } = useOneSheetStore.getState();
  return [sheet?.status, sheet?.stage, sheet?.percent];
};

it('progress never goes back when another worker restarts a one-sheet', () => {
  startSheet({ request: { chatId: 'chat', messageId: 'message' } });
  followSheetProgress({ jobId: 'one', stage: 'printing', percent: 70 });
  followSheetProgress({ jobId: 'one', stage: 'drafting', percent: 55 });
  expect(shown()).toEqual(['making', 'printing', 70]);
  followSheetProgress({ jobId: 'one', stage: 'saved', percent: 100 });
  expect(shown()).toEqual(['ready', 'saved', 100]);
});

it.each(['ready', 'failed'] as const)('after one that is %s, the next shows its progress from the start', (status) => {
  followSheetProgress({ jobId: 'one', stage: 'printing', percent: 70 });
  changeSheet({ status });
  followSheetProgress({ jobId: 'two', stage: 'drafting', percent: 5 });
  expect(shown()).toEqual(['making', 'drafting', 5]);
});
