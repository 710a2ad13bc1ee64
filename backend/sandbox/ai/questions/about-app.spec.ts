import { lastReply } from './talk.fixture.js';

describe('a question about the app', () => {
  it.each([
    'Hi! I make music for kids and have zero clue about promotion, is this the right kind of app for that?',
    'is this any good for a jazz trio?',
  ])('of whether it is for them is answered: %s', (question) => {
    expect(lastReply([question]).text).toContain('musicians of any kind');
  });

  it('of what the catch is names the free messages and both prices', () => {
    const { text } = lastReply(['yo is this free or what, whats the catch']);
    expect(text).toContain('first 3 messages');
    expect(text).toContain('$29.95 a month');
    expect(text).toContain('$299.95 a year');
  });

  it('of whether it sends emails is no request for one', () => {
    const { text, calls } = lastReply([
      "does this send emails to journalists on my behalf? Because I don't want that.",
    ]);
    expect(text).toContain("I can't send emails");
    expect(calls).toEqual([]);
  });

  it('is none where a text is meant', () => {
    expect(lastReply(['Is this good for the press?']).text).not.toContain('musicians of any kind');
  });
});
