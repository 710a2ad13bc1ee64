import { lastReply } from './talk.fixture.js';

describe('an email that goes with something', () => {
  it('says thank you after an interview, to whom it was with', () => {
    const { text, calls } = lastReply([
      'I have a radio interview on Thursday about my album The Tenth Bee',
      'how do I say thank you afterwards, like in an email? The presenter is called Fergus Ollerenshaw',
    ]);
    expect(calls).toEqual([]);
    expect(text).toContain('> Hello Fergus,');
    expect(text).toContain('“The Tenth Bee”');
  });

  it('goes with the announcement of a concert to the paper', () => {
    const { text } = lastReply([
      'write a gig announcement: Saturday 19 December at the Corn Hall, Ludlow',
      'And what should I write in the email to the paper? Nothing too long',
    ]);
    expect(text).toContain('For your listings: Mara Quill, Saturday 19 December 2026, Corn Hall, Ludlow');
    expect(text).not.toContain('Review request');
  });

  it.each(['Thank you so much', 'Thanks for the pitch. Now the bio please', 'write the email to my list'])(
    'isn’t wanted by “%s”',
    (message) => {
      expect(lastReply(['we play on 19 December at the Corn Hall in Ludlow', message]).text).not.toMatch(
        /within a day|For your listings/u,
      );
    },
  );
});
