import { lastReply } from '../../questions/talk.fixture.js';
import { expectedQuestions } from './expected-questions.js';

describe('what an interviewer is expected to ask', () => {
  it.each([
    ['they’ll def ask why i started late, im 43', { asked: 'why you started late', answer: 'I’m 43.' }],
    ['She will probably ask about why I left my band', { asked: 'why you left your band', answer: '' }],
    [
      'people always ask me how we met, we met at a bus stop',
      { asked: 'how you met', answer: 'We met at a bus stop.' },
    ],
    ['they’re gonna ask why i’m so quiet, what do i say', { asked: 'why you’re so quiet', answer: '' }],
  ])('%s', (text, question) => expect(expectedQuestions([text], 'en')).toEqual([question]));

  it('is read in Spanish, too', () => {
    expect(expectedQuestions(['seguro que me van a preguntar por qué empecé tarde, tengo 43 años'], 'es')).toEqual([
      { asked: 'por qué empecé tarde', answer: 'Tengo 43 años.' },
    ]);
  });

  it.each(['what will they ask me?', 'they asked me for a photo', 'ask them how it went'])('is not told: %s', (text) =>
    expect(expectedQuestions([text], 'en')).toEqual([]),
  );
});

describe('interview notes', () => {
  const first =
    'notes for the interview pls. new song Tin Palace, its about a bakery. i work nights at the bakery and write on breaks. they’ll ask why i started late, im 43';

  it('have a question of its own, with the artist’s words', () => {
    const [notes] = lastReply([first]).texts;
    expect(notes).toContain('If they ask why you started late:\nI’m 43.');
    expect(notes).toContain('works nights at the bakery and writes on breaks.');
  });

  it.each(['also take my age out of the notes i’d rather not', 'take my age out of the notes'])(
    'lose the age and keep the question: %s',
    (message) => {
      const notes = lastReply([first, message]).texts.at(-1);
      expect(notes).not.toContain('43');
      expect(notes).toContain('If they ask why you started late:\n[Your answer');
    },
  );
});

it.each([
  'ive got my first ever interview on wednesday 9 dec, local mag called Ballan Courier. im terrified, i ramble',
  'my first interview is on wed 9 dec with the Ballan Courier, im so nervous',
  'the Ballan Courier wants to interview me on friday',
])('an interview that is told gets advice, and no press release: %s', (message) => {
  const { text } = lastReply([message]);
  expect(text).toContain('Prepare three things');
  expect(text).toContain('write the interview notes');
  expect(text).not.toMatch(/press release|“Ballan Courier”/u);
  if (/ramble|nervous/u.test(message)) expect(text).toContain('Nerves are normal.');
});
