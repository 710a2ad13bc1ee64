import { answer } from '../answer.js';
import { readPlaybook } from '../playbook.js';
import { parseCompletionRequest } from '../wire/completion-request.js';

const topics = readPlaybook();

function titleOf(question: string, reply = 'A reply.'): string {
  const messages = [
    { role: 'system', content: 'Write a title for the conversation below in at most six words, in its own language.' },
    { role: 'user', content: `Artist: ${question}\n\nAssistant: ${reply}` },
  ];
  const said = answer(parseCompletionRequest({ model: 'gpt-test', messages }), topics, new Date('2026-11-23'), false);
  return said.kind === 'text' ? said.text : '';
}

test.each([
  ['When should I pitch Spotify?', /Spotify/, /proponer/i],
  ['Which editorial playlists take indie folk, and is Spotify one?', /./, /proponer/i],
  ['Is it gratis?', /./, /precio/i],
  ['¿Cuándo lo propongo a Spotify?', /Proponer a Spotify/, /pitch/i],
  ['¿Cuánto cuesta?', /Precio/, /price/i],
])('a chat is titled in the language of its first question: %s', (question, has, lacks) => {
  expect(titleOf(question)).toMatch(has);
  expect(titleOf(question)).not.toMatch(lacks);
});

test('a greeting is no title, unless there is nothing else', () => {
  expect(titleOf('hi. bad news, our trailer was stolen in Hull last night')).toMatch(/^Bad news/);
  expect(titleOf("hey! so our new single's called Wet Slate")).toMatch(/^Our new single/);
  expect(titleOf('hello!')).toBe('First hello');
});

test('a song whose title the first words would cut gives its own', () => {
  expect(titleOf('hey :) so my new single is called Paper Lighthouse, out 12 feb. my brother plays the cello')).toBe(
    'Paper Lighthouse',
  );
  expect(titleOf('hola! mi próximo sencillo se llama Faro de Papel, lo grabé en la cocina')).toBe('Faro de Papel');
});

test('an introduction gives the artist’s name', () => {
  expect(titleOf('Hello there, we are The Brine Choir, sea-punk band from Falmouth. On the road in April')).toBe(
    'First chat with The Brine Choir',
  );
  expect(titleOf('Hola, somos Bruma del Sur, un dúo de Cali')).toBe('Primera charla con Bruma del Sur');
});

test('the song in a title is the artist’s, whatever the reply names', () => {
  const plan =
    'Here is the plan for Kettle Song:\n\n- **Friday 12 February 2027** Give the song a second story: a live version';
  const title = titleOf('single called Kettle Song, want it out 22 jan. can u do me a plan?', plan);
  expect(title).toBe('Release plan for Kettle Song');
});

test('an English topic never titles a Spanish chat, nor vice versa', () => {
  const spanish = topics.filter(({ language }) => language === 'es').map(({ title }) => title);
  const english = topics.filter(({ language }) => language === 'en').map(({ title }) => title);
  const named = [
    'Spotify playlist editorial',
    'Madrid crisis suicide',
    'one-sheet PDF',
    'tour dates',
    'gracias Spotify',
  ];
  for (const subject of named) {
    expect(spanish).not.toContain(titleOf(`What is the ${subject}?`));
    expect(english).not.toContain(titleOf(`¿Qué es el ${subject}?`));
  }
});
