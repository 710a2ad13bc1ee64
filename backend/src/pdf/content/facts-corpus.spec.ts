import { measureCorpus, readCorpus } from '../../../../test/support/facts-corpus.js';
import { checkedFacts } from './checked-facts.js';

it('covers 60 conversations', () => expect(readCorpus().length).toBeGreaterThanOrEqual(60));

it('keeps every true fact; accepts no more invented ones than before', () => {
  const { lost, accepted } = measureCorpus(checkedFacts);
  expect(lost).toEqual([]);
  expect(accepted.length).toBeLessThanOrEqual(68);
});
