import { lastReply } from '../questions/talk.fixture.js';

const planned = 'My single “Tin Roof” is out on 12 March. Make me a plan';
const pitched = 'My single “Tin Roof” is out on 12 March. Write the blog pitch';

it.each(['ok what next', 'so what should we be doing'])(
  '“%s” gets no first steps for beginners after a plan',
  (message) => {
    expect(lastReply([planned, message]).text).not.toContain('Three first steps');
  },
);

it('first steps are for those who begin', () => {
  expect(lastReply(["I've got a song coming out, where do I even start"]).text).toContain('first steps');
});

it.each([
  ['ok ill send it tomorrow', "I can't send emails"],
  ['and we play the Corn Hall on 20 March, 9pm, £5. add it to the pitch too', "I can't send emails"],
  ['keep it short and dont name the label', 'I’ll keep it if you start'],
  ['mix isnt gonna be ready. can we move it to 9 april', 'To move a task'],
])('“%s” isn’t taken for another request', (message, wrong) => {
  expect(lastReply([pitched, message]).text).not.toContain(wrong);
});

it.each([
  ['can you send it to her for me?', "I can't send emails"],
  ['do you put it on facebook for me or must i?', "I can't"],
])('“%s” still is', (message, reply) => {
  expect(lastReply([pitched, message]).text).toContain(reply);
});

it('asks about an interview that was told before', () => {
  const { text } = lastReply([
    'we are on local radio thursday with Rosa!!',
    'sweet. what she gonna ask us? bit nervous',
  ]);
  expect(text).toContain('Prepare three things');
});

it('quotes what was told behind news', () => {
  const { text } = lastReply([
    'Fri 15 Jan is the Corn Hall at £8, and the Tin Hut is pay what you can.',
    'will send it later. which one was pay what you can again?',
  ]);
  expect(text).toContain('Tin Hut');
  expect(text).not.toContain("I can't send");
});
