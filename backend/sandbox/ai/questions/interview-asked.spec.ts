import { lastReply } from './talk.fixture.js';

it.each([
  'a zine wants to interview us sunday, never done one. what will they ask and what do we say',
  "I've got my first interview on Tuesday, with a guy who runs a podcast. I'm so nervous. Can you help me prepare",
  'radio interview on friday any tips',
])('who has an interview is told how to prepare: %s', (message) => {
  const { text } = lastReply([message]);
  expect(text).toContain('Prepare three things, not thirty answers');
  expect(text).not.toContain('I didn’t follow');
});

it.each(['nos entrevistan en una radio el jueves, que nos van a preguntar?', 'tengo una entrevista, cómo me preparo?'])(
  'also in Spanish: %s',
  (message) => expect(lastReply([message]).text).toContain('Prepara tres cosas, no treinta respuestas'),
);

it.each([
  'we had a podcast about gardens on, any tips for the press release?',
  'Remember that I did an interview with Sam.',
])('not asked by: %s', (message) => expect(lastReply([message]).text).not.toContain('Prepare three things'));

it('notes are written if they are asked for', () => {
  expect(lastReply(['We have a radio interview on Friday. Write the interview notes.']).calls).toEqual([
    'write_document interview_notes',
  ]);
});
