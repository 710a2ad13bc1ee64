import { lastReply } from './talk.fixture.js';

const written = ['My single "Salt Road" is out on 12 February 2027.', 'write the press release please'];
const bye = 'Everything stays here for when you’re back.';

describe('thanks and a goodbye until something is done', () => {
  it.each([
    "Thanks thats really helpful, I'll come back when I've sent it x",
    'thank you, this is great, i will be back once i have heard from them',
    "cheers, that's brilliant. Will pop back in when it's sent",
    "ok thanks so much I'll let you know how it goes",
    "Thanks! I'll be back when the master is done",
    'brilliant, will report back once they reply!',
  ])('%s', (message) => {
    const { text, calls } = lastReply([...written, message]);
    expect(text).toContain(bye);
    expect(calls).toEqual([]);
  });

  it.each([
    "thanks, I'll come back to the date, it's 19 February 2027",
    "thanks, i'll send it tomorrow. can you also write the bio?",
    "thanks, I'll be back in Leeds on 3 March 2027 for a show",
  ])('is not all that it says: %s', (message) => {
    expect(lastReply([...written, message]).text).not.toContain(bye);
  });
});
