import { situationOf } from '../acting/situation.fixture.js';
import { plainReply } from './plain-reply.js';

it.each([
  ['que se sienta menos solemne, es un tema para bailar', 'tono'],
  ['hazla un poco más divertida', 'tono'],
  ['¿te parece que el tema da para una lista grande?', 'juzgar'],
  ['oye, ¿y el afiche me lo diseñas tú?', 'imágenes'],
])('“%s” is refused honestly', (message, words) => {
  expect(plainReply(situationOf(['hola', message]))).toContain(words);
});

it.each(['hazlo más corto', 'escribe la nota de prensa', 'el single sale el 5 de marzo'])('“%s” is not', (message) => {
  expect(plainReply(situationOf(['hola', message]))).toBe('');
});
