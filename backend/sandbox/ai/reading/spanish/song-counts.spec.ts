import { lastReply } from '../../questions/talk.fixture.js';
import { songCountIn } from './song-counts.js';

it.each([
  ['mi ep, 4 canciones, sale el 7 de mayo', '4 canciones'],
  ['el disco tiene nueve temas', 'nueve temas'],
  ['es un EP de 6 canciones', '6 canciones'],
  ['son 5 rolas y sale en abril', '5 rolas'],
  ['me gustan 3 canciones que grabé con Ana', ''],
  ['ensayamos 2 temas por semana', ''],
])('%s: %s', (message, count) => {
  expect(songCountIn([message])).toBe(count);
});

it('counts what was said last', () => {
  expect(songCountIn(['mi disco, 8 temas', 'al final son 9 temas'])).toBe('9 temas');
});

it('is in the texts about a record, and follows when it changes', () => {
  const first = 'mi ep luz de patio sale el 7 de mayo, son 5 canciones. hazme la nota de prensa';
  expect(lastReply([first]).texts.at(-1)).toContain(
    'el EP “Luz de patio” el viernes, 7 de mayo de 2027. Tiene 5 canciones.',
  );
  const text = lastReply([first, 'al final son 6 canciones']).texts.at(-1);
  expect(text).toContain('Tiene 6 canciones.');
  expect(text).not.toContain('5 canciones');
});

it('goes into a text that was written without it', () => {
  const first = 'mi ep luz de patio sale el 7 de mayo. hazme la nota de prensa';
  expect(lastReply([first, 'tiene 5 canciones']).texts.at(-1)).toContain('de 2027. Tiene 5 canciones.');
});
