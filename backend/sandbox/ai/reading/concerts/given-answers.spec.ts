import { asSentence, questions } from './given-answers.js';

describe('a bare answer to a question of the assistant', () => {
  it.each([
    ['doors', '8', 'Doors at 8'],
    ['doors', 'half seven', 'Doors at half seven'],
    ['price', '12', 'Tickets are 12'],
    ['age', 'yes, 16', 'Age: 16+'],
    ['support', 'Little Comet and The Ash', 'Support: Little Comet and The Ash'],
    ['address', '33 Queens Road', 'The address is 33 Queens Road'],
    ['about', 'missing the last bus home', 'It is about missing the last bus home'],
  ] as const)('%s: %s', (name, answer, sentence) => {
    expect(asSentence(answer, `You haven’t told me yet. ${questions[name][0]}`)).toBe(sentence);
  });

  it('may be in Spanish', () => {
    expect(asSentence('a las ocho y media', `Aún no. ${questions.doors[1]}`)).toBe('Puertas: a las ocho y media');
    expect(asSentence('perder el último autobús', questions.about[1])).toBe('Trata de perder el último autobús');
  });

  it.each([
    ['doors', 'no idea yet'],
    ['price', '7pm'],
    ['age', 'no'],
    ['support', 'Nobody yet'],
    ['support', 'we are still looking'],
    ['about', 'el single lo produjo Marta Ruiz'],
    ['about', 'can you write the press release'],
    ['about', "it's about the sea"],
    ['about', 'it was mixed by Otto Kern'],
    ['about', 'the song was mixed by Otto Kern'],
    ['about', 'we are from Bristol'],
    ['about', 'The Skinny said "a small wonder"'],
    ['about', 'my email is jo@quill.example'],
  ] as const)('is not: %s %s', (name, answer) => {
    expect(asSentence(answer, questions[name][0])).toBe(answer);
  });

  it('answers the question that the reply ended with', () => {
    expect(asSentence('8', `${questions.doors[0]} I wrote it down.`)).toBe('8');
  });
});
