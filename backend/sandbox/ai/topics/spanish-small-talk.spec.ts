import { lastReply } from '../questions/talk.fixture.js';

const told = 'Mi EP Luz de Obra sale el 15 de enero de 2027. Escribe la nota de prensa';

it.each([
  ['vale, guay', 'Bien.'],
  ['ok perfecto', 'Bien.'],
  ['jajaja', '¡Ja!'],
  ['uy perdón', 'No pasa nada.'],
])('“%s” is small talk, and the open question stays', (message, reply) => {
  const { text, calls } = lastReply([told, message]);
  expect(calls).toEqual([]);
  expect(text).toContain(`${reply} Cuando quieras: ¿`);
});

it('“vale” says yes to an offer', () => {
  expect(lastReply(['Mi single Luz de Obra trata de mi barrio', 'vale']).calls).toEqual([
    'write_document press_release',
  ]);
});
