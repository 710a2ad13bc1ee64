import { lastReply } from '../talk.fixture.js';

describe('press that wants to be paid', () => {
  it.each([
    'is it normal for blogs to ask for money?? one just asked me for $60 to review my song',
    'a magazine wants 200 euros to write about my album. is that normal?',
    'do blogs charge?',
    'A man has emailed saying he can get her on the radio for £200, is that how it works?',
    'Should we pay for a review?',
    'please how much do I pay the radio people?',
  ])('%s', (message) => {
    const { text, calls } = lastReply([message]);
    expect(text).toContain('is an advert');
    expect(calls).toEqual([]);
  });

  it.each([
    'What does this cost?',
    'The venue wants £50 for the room, write the announcement',
    'Should we pay the drummer?',
    'Can you get us on the radio? Entry is £5.',
  ])('is not what “%s” is about', (message) => {
    expect(lastReply([message]).text).not.toContain('is an advert');
  });
});

it.each([
  ['How much do you reckon I should spend on ads for this?', 'nothing on adverts'],
  ['is it worth boosting the post?', 'nothing on adverts'],
  ['should i do facebook ads', 'nothing on adverts'],
  ['vale la pena pagar publicidad en instagram?', 'no dicen nada de anuncios pagados'],
])('the notes have nothing on adverts: %s', (question, answer) => {
  expect(lastReply([question]).text).toContain(answer);
});

it.each([
  ['do i have to pay to be on the radio', 'never pay for plays'],
  ['should we pay for airplay?', 'never pay for plays'],
  ['tengo que pagar por salir en la radio?', 'nunca pagues por sonar'],
])('plays aren’t paid for: %s', (question, answer) => {
  expect(lastReply([question]).text).toContain(answer);
});

it.each(['Should I mention that the song was in an advert?', 'escribe el anuncio del concierto'])(
  'adverts are not asked about by: %s',
  (question) => expect(lastReply([question]).text).not.toMatch(/nothing on adverts|anuncios pagados/u),
);

it('knows which bio is for what, and where the texts are', () => {
  expect(lastReply(['write my bio', 'Who is the 250 word bio even for? like when do I use each one']).text).toContain(
    '**250 words:**',
  );
  expect(lastReply(['hello', 'All right. And where do I find what it wrote for me, after']).text).toContain(
    '**Documents**',
  );
  expect(
    lastReply(['we are a 4 piece from Cardiff', 'will you remember all that next time i come on?']).text,
  ).toContain('in every chat');
});
