import { lastReply } from './talk.fixture.js';

const written = 'Write the blog pitch for my single "Salt Road", out 26 February 2027';
const escrito = 'Escribe el correo para un blog: mi single "Sal" sale el 26 de febrero de 2027';
const advice = '**Follow up once, about a week after your email**';

describe('what to do if no one answers', () => {
  it.each([
    'If they not answer, what I should do?',
    'what if nobody replies',
    'and if I hear nothing?',
    'What happens if the blog dont answer me',
    'when they dont reply what do i do',
    'what should I do in case there is no response?',
  ])('%s', (question) => {
    const { text, calls } = lastReply([written, question]);
    expect(text).toContain(advice);
    expect(text).toContain('not before Monday 30 November 2026');
    expect(calls).toEqual([]);
  });

  it.each(['y si no contestan?', 'que hago si nadie me responde', '¿y si al final no me hacen caso?'])(
    '%s',
    (question) =>
      expect(lastReply([escrito, question]).text).toContain('**Escribe una sola vez más, al cabo de una semana**'),
  );

  it.each([
    ['what if they say no?', 'a no to this song, not to you'],
    ['what do i do if they say yes', 'Thank them, and send what they ask for'],
    ['how do i know if they opened it', 'You can’t see that from here'],
    ['can you see if they read it?', 'You can’t see that from here'],
  ])('other answers: %s', (question, answer) => {
    expect(lastReply([written, question]).text).toContain(answer);
  });

  it.each([
    ['y si me dicen que no?', 'un no a esta canción'],
    ['y si me dicen que sí qué hago?', 'Da las gracias'],
    ['¿cómo sé si lo han abierto?', 'Desde aquí no se ve'],
  ])('other answers: %s', (question, answer) => {
    expect(lastReply([escrito, question]).text).toContain(answer);
  });

  it.each(['If they answer, what do I say?', 'should I answer comments?', 'nobody replied to me. i feel useless'])(
    'is not asked by: %s',
    (question) => expect(lastReply([written, question]).text).not.toContain(advice),
  );

  it('is not asked in Spanish by what follows an answer', () => {
    expect(lastReply([escrito, 'si contestan, qué digo?']).text).not.toContain('una sola vez más');
  });

  it('is no text for a request for the follow-up', () => {
    expect(lastReply([written, 'Write the follow-up in case they don’t answer']).calls).toEqual([
      'write_document follow_up',
    ]);
  });
});

it.each([
  'Si en una semana no me dicen nada, ¿qué les pongo? Algo breve',
  'y si no contestan que les escribo?',
  'if they don’t reply what do I write then?',
])('the follow-up is written for who asks what to write: %s', (question) => {
  const told = question.includes('they')
    ? 'My single "Salt Road" is out on 15 January 2027.'
    : 'Mi single "Sal" sale el 15 de enero de 2027.';
  const { text, calls } = lastReply([told, question]);
  expect(calls).toEqual(['write_document follow_up']);
  expect(text).not.toContain('no me dicen nada');
});

it.each([
  ['hey i emailed a radio dj 2 weeks ago and got nothing back. what do i say now', 'follow up now, once'],
  ['We sent the song to a blog a month ago and never heard back, what should we do?', 'follow up now, once'],
  ['I wrote to a paper 2 days ago and no reply yet, what now?', 'wait until a week has passed'],
  ['Le escribí a una emisora hace tres semanas y no me contestó nadie, ¿cómo sigo?', 'escribe ahora una sola vez'],
])('“%s”', (message, advice) => {
  expect(lastReply([message]).text).toContain(advice);
});
