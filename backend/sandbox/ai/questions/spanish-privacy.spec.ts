import { lastReply } from './talk.fixture.js';

it.each([
  'lo que te cuento acá lo ve alguien más? y lo puedo borrar?',
  'oye y quién más puede ver lo q te escribo?',
  'alguien más lee mis mensajes? xq hay cosas privadas',
  'esto es privado o lo puede leer otra gente?',
  'lo q os cuento aquí queda entre nosotros?',
  'che esta conversacion la ve alguien?',
  'mis canciones las usan para entrenar una ia?',
  'y puedo borrar lo que te conté?',
  'cómo elimino mis datos?',
])('who sees what is written here, and how it is deleted: %s', (question) => {
  const { text } = lastReply(['Hola, mi single Balsa sale el 26 de febrero', question]);
  expect(text).toContain('[Privacy Policy](/privacy)');
  expect(text).not.toContain('No he seguido');
});

it.each([
  'quién lee los correos en una radio?',
  'esto lo va a leer alguien en la radio?',
  'borra la última frase de la bio',
  'puedo publicar esta canción antes?',
  'quién más toca en el concierto?',
])('is not asked by: %s', (question) => {
  expect(lastReply([question]).text).not.toContain('(/privacy)');
});
