import { measureCorpus, readCorpus } from '../../../../test/support/facts-corpus.js';
import { checkedFacts } from './checked-facts.js';

it('covers 90 conversations', () => expect(readCorpus().length).toBeGreaterThanOrEqual(90));

it('keeps every true fact, prints no invented one, and asks about four rewordings', () => {
  const { kept, proposed, lost, rejected, accepted } = measureCorpus(checkedFacts);
  expect({ lost, accepted }).toEqual({ lost: [], accepted: [] });
  expect([kept, proposed.length, rejected]).toEqual([192, 4, 220]);
});
