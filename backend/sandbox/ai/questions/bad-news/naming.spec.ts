import { lastReply } from '../talk.fixture.js';

const off =
  'our show this thursday at the Bowls Club in Yass is off, drummer Kim has done her knee. need something to post asap';

it.each([
  'should i say its Kim or just say injury? she is a bit private',
  'do we mention her name?',
  'can I say it was Kim?',
])('whether to name someone is theirs to decide: %s', (question) => {
  const { text, calls } = lastReply([off, question]);
  expect(calls).toEqual([]);
  expect(text).toContain('Only with Kim’s yes');
  expect(text).toContain('**leave Kim out**');
});

it.each(['yeah leave her out', 'leave Kim out', 'leave her out of it please'])('and the name goes: %s', (wish) => {
  const { texts } = lastReply([off, 'should i say its Kim?', wish]);
  expect(texts[0]).toContain('is off, our drummer has done her knee.');
  expect(texts[0]).not.toContain('Kim');
});

it('an apology to others goes in as one', () => {
  const { texts } = lastReply([off, 'and add sorry to the two bands supporting, Magpie Season and Hush Truck']);
  expect(texts[0]).toContain('Sorry to the two bands supporting, Magpie Season and Hush Truck.');
  expect(texts[0]).not.toContain('Support:');
});

it('other questions have other answers', () => {
  expect(lastReply([off, 'should I say sorry?']).text).not.toContain('yes: what happened');
});
