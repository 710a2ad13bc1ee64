import { partsIn } from './message-parts.js';

const wordsOf = (message: string, language: 'en' | 'es' = 'en'): string[] =>
  partsIn(message, language).map(({ words }) => words);

it('finds the requests of a message, and the wishes within them', () => {
  expect(
    wordsOf('Write the press release, keep it under 200 words and leave the label out. It was a long year.'),
  ).toEqual(['Write the press release', 'keep it under 200 words', 'leave the label out', 'under 200 words']);
  expect(wordsOf('Escribe la nota de prensa, pero no digas la edad. Gracias!', 'es')).toEqual([
    'Escribe la nota de prensa',
    'no digas la edad',
  ]);
});

it('cuts each from the message with what joins it to the rest', () => {
  const message = 'Do the bio and use short sentences please';
  const [, { from, to } = { from: 0, to: 0 }] = partsIn(message, 'en');
  expect(`${message.slice(0, from)}${message.slice(to)}`).toBe('Do the bio');
});

it('says what “that” is', () => {
  expect(wordsOf('Thanks. Amy played the fiddle on it, can you add that')).toEqual([
    'Amy played the fiddle on it, can you add that',
  ]);
});

it('finds what is to stay out', () => {
  expect(wordsOf('Make me a plan, but I work on Tuesdays so nothing big on those days.')).toContain(
    'nothing big on those days',
  );
});

it('takes a question about the same thing for one', () => {
  expect(wordsOf('What is a one-sheet and what goes on it?')).toEqual(['What is a one-sheet']);
  expect(wordsOf('Make me a bio. What goes in it?')).toContain('What goes in it?');
});

it('leaves out small talk, what others said and a single request', () => {
  expect(wordsOf('Not sure where to start, never done it before. No rush. Can you help me with this?')).toEqual([]);
  expect(wordsOf('They wrote: "Dear Amy, could you send us the master by Friday? Thank you." So what now')).toEqual([]);
  expect(wordsOf('Write the press release.')).toEqual([]);
});

it('takes what else the notes have for the same request, and what is dropped for none', () => {
  const notes = 'Can you make some notes with the questions they will maybe ask and what we can say?';
  expect(wordsOf(`We have an interview. ${notes}`)).not.toContain('what we can say?');
  expect(wordsOf('Make me a plan and what we can say?')).toContain('what we can say?');
  expect(wordsOf('Actually leave that, the others will do it. I need a bio first')).toEqual(['I need a bio first']);
  expect(wordsOf('Leave that line out. I need a bio first')).toContain('Leave that line out');
});

it('takes an exclamation for none', () => {
  expect(wordsOf('ah qué chévere. Entonces ayúdame con el pitch', 'es')).toEqual([]);
  expect(wordsOf('qué buena onda! hazme la nota y dime cuándo la mando', 'es')).not.toContain('qué buena onda');
  expect(wordsOf('How cool is that. Make me a bio.')).not.toContain('How cool is that');
  expect(wordsOf('qué pongo en el asunto? hazme la nota', 'es')).toContain('qué pongo en el asunto?');
  expect(wordsOf('How long is it? Make me a bio.')).toContain('How long is it?');
});

it.each([
  ['hey how ya going. can you write something to announce it?', 'en'],
  ["hiya, how's it going mate. write the bio", 'en'],
  ['howdy y’all. write the bio', 'en'],
  ['what’s up. write the bio', 'en'],
  ['qué onda gente. escribe la biografía', 'es'],
  ['buenas, cómo va todo. escribe la biografía', 'es'],
] as const)('a greeting is no part of its own: %s', (message, language) => {
  expect(wordsOf(message, language)).toHaveLength(1);
});
