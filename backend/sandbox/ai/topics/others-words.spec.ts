import { situationOf } from '../acting/situation.fixture.js';
import { lastReply } from '../questions/talk.fixture.js';
import { answerToOthers } from './others-words.js';

describe('a wish to have someone else’s email answered', () => {
  it.each([
    [`I’ve just had this from a promoter, could you help me answer it?`, 'en', 'I can’t answer someone else’s email'],
    ['Draft a reply please', 'en', 'write the gig announcement'],
    ['Me ha escrito el promotor. ¿Me preparas una respuesta para él?', 'es', 'No sé responder al correo'],
  ] as const)('%s', (question, language, words) => {
    expect(answerToOthers(question, true, { language })).toContain(words);
  });

  it.each(['Write the gig announcement', 'they want my answer by Friday'])('is not in: %s', (question) => {
    expect(answerToOthers(question, true, { language: 'en' })).toBe('');
  });

  it('is none without an email', () => {
    expect(answerToOthers('help me answer it', false, { language: 'en' })).toBe('');
  });
});

it('an email in quotation marks isn’t said by the artist', () => {
  const email =
    '"Hi Mara, we would love to have you at The Undercroft in Bath on Thursday 18 March, doors 7pm. Best wishes, Tom"';
  const { conversation, known } = situationOf([`A promoter wrote: ${email} Can you help me answer it?`]);
  expect(conversation.hasPasted).toBe(true);
  expect(conversation.question).not.toContain('Undercroft');
  expect(known.shows).toEqual([]);
});

it.each(['Hiya', 'Yo', 'hey'])('so isn’t a message that begins with “%s”', (greeting) => {
  const message = `"${greeting}, we seen the memos and he is not making a claim. Happy to do a joint post tomorrow at 6 if you are."`;
  expect(situationOf([`His manager sent me this: ${message} What now?`]).conversation.hasPasted).toBe(true);
});

it.each([
  ['what should i reply', true],
  ['cool. write the reply again', false],
])('an answer to someone else’s email takes a model: %s', (question, hasEmail) => {
  const email =
    '"Hi both, I\'m putting on an all-dayer at The Lantern Works on Saturday 17 April and would love to have you on. We can do £120 plus food. Cheers, Marcus Penhale"';
  const first = `had this email off a promoter\n\n${email}\n\n`;
  const { text, calls } = lastReply(hasEmail ? [first + question] : [first, question]);
  expect(text).toContain('I can’t answer someone else’s email');
  expect(calls).toEqual([]);
});
