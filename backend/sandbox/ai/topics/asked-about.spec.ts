import { situationOf } from '../acting/situation.fixture.js';
import { topicsMeant } from '../intents/topic-intents.js';
import { readPlaybook } from '../playbook.js';
import { isAskedAbout } from './rank-topics.js';

const account = readPlaybook().find(({ id }) => id === 'account')!;
const asked = (message: string): boolean => isAskedAbout(account, situationOf([message]).conversation);

describe('a topic', () => {
  it('is asked about in the sentence that has its words', () => {
    expect(asked('How do I cancel my subscription and get a refund?')).toBe(true);
    expect(
      asked('The 21st is taken?? It is Friday 22 January now. Refund date for the cancelled tickets stays the same.'),
    ).toBe(false);
  });
});

describe('someone in danger', () => {
  it('is not heard in how words come across', () => {
    expect(topicsMeant("I don't want to sound ungrateful or like I've been coached.", 'en')).toEqual([]);
    expect(topicsMeant("I don't want to be here anymore", 'en')).toContain('in-danger');
    expect(topicsMeant("I don't want to be alive. I don't want to look at another day.", 'en')).toContain('in-danger');
  });
});
