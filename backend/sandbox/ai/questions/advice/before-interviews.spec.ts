import { lastReply } from '../talk.fixture.js';

const artist = {
  name: 'Noa Rial',
  musicGenre: 'pop urbano',
  location: 'Cala Roja',
  songTitle: 'Buzón',
  songLink: 'https://example.com/buzon',
};
const first = 'holi me entrevistan el jueves en un podcast y estoy cagada, es por mi single buzon';

it.each([
  'hazme una presentacion mia de 30 segundos. tengo 22, soy de cala roja y curro en una cafeteria',
  'como me presento? tengo 22 años, soy de cala roja y curro en una cafeteria',
])('an introduction is the artist’s own, from what they told: %s', (question) => {
  const { text, calls } = lastReply([first, question], artist);
  expect(calls).toEqual([]);
  expect(text).toContain(
    '> Hola, soy Noa Rial. Tengo 22 años, soy de Cala Roja, trabajo en una cafetería y hago pop urbano.',
  );
  expect(text).not.toContain('Hago prensa musical');
});

it.each([
  'y si me preguntan por mi ex? la cancion va de el pero no quiero decir quien es',
  'que digo si me sacan lo de mi padre? prefiero no hablar de eso',
  'y si me preguntan por el accidente, es algo privado',
])('what is private may stay so: %s', (question) => {
  expect(lastReply([first, question], artist).text).toContain('Una frase tranquila y a lo tuyo');
});

it('what is private may stay so in English', () => {
  const asked = ['I have a radio interview on Thursday', 'what if they ask about my ex? I don’t want to say who it is'];
  expect(lastReply(asked, artist).text).toContain('One calm sentence');
});

it('those who interviewed are thanked, in words that are ready', () => {
  const asked = [first, 'y despues de la entrevista les mando algo?'];
  expect(lastReply(asked, artist).text).toContain('Sí, un gracias corto');
  const { text, calls } = lastReply([...asked, 'pues hazmelo. lo llevan lalo y carmela'], artist);
  expect(calls).toEqual([]);
  expect(text).toContain('Hola, Lalo y Carmela: gracias por la entrevista');
  expect(text).toContain('https://example.com/buzon');
});

it('an offer is accepted by "pues házmelo", and otherwise it is asked what is meant', () => {
  expect(lastReply([first, 'pues hazmelo'], artist).calls).toEqual(['write_document interview_notes']);
  expect(
    lastReply([first, 'y si me preguntan por mi ex? no quiero hablar de el', 'pues hazmelo'], artist).text,
  ).toContain('No tengo claro qué hago');
});
