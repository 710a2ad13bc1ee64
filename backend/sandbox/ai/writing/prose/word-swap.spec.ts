import { lastReply } from '../../questions/talk.fixture.js';
import { swapNamed } from '../named-edits.js';
import { wordsSwapped } from './word-swap.js';

const swap = (text: string, from: string, to: string): string =>
  (wordsSwapped(text, from, to) ?? []).reduce((rest, { find, replace }) => rest.replace(find, () => replace), text);

it('words are replaced wherever a text has them, but neither inside others nor in a blank', () => {
  expect(swap('A barge in [a barge].\n\nBarge life, bargepole.', 'barge', 'boat')).toBe(
    'A boat in [a barge].\n\nBoat life, bargepole.',
  );
  expect(wordsSwapped('This is his thing.', 'is his', 'x')).toHaveLength(1);
  expect(wordsSwapped('This thing.', 'hi', 'hey')).toBeNull();
});

it('what goes with a Spanish noun agrees with the new one', () => {
  expect(swap('Mi nuevo tema sale hoy. Habla del tema. Tema único.', 'tema', 'canción')).toBe(
    'Mi nueva canción sale hoy. Habla de la canción. Canción única.',
  );
  expect(swap('La canción es mi nueva canción.', 'canción', 'tema')).toBe('El tema es mi nuevo tema.');
});

it('a greeting is the first line of an email, whatever it is', () => {
  expect(swap("Subject: x\n\nHello [writer's first name],\n\nThis.", 'hi', 'hey all')).toBe(
    'Subject: x\n\nHey all,\n\nThis.',
  );
  expect(swap('Hi Ada,\n\nThis.', 'hi', 'hey')).toBe('Hey Ada,\n\nThis.');
});

it.each([
  ["change 'hi' to 'hey all' at the start if it isn’t already. then I’m done", 'hi', 'hey all'],
  ['Thank you. Please change Leeds to East Lothian in the email, if Leeds is there', 'Leeds', 'East Lothian'],
  ['cambia «tema» por «canción» donde salga', 'tema', 'canción'],
  ['¿puedes cambiar barca por barco?', 'barca', 'barco'],
])('%s', (message, from, to) => expect(swapNamed(message)).toStrictEqual({ from, to }));

it('a fact is no word to replace', () => {
  expect(swapNamed('change the date to 5 March')).toBeNull();
  expect(swapNamed('cambia la fecha por el 5 de marzo')).toBeNull();
});

it('words that a text doesn’t have are told as such', () => {
  const spanish = lastReply([
    'mi tema Balsa sale el 29 de enero. escribe el correo para la radio',
    'cambia «tema» por «canción» donde salga',
  ]);
  expect(spanish.text).toContain('«tema» no está en «Correo a la radio: Balsa»');
  expect(spanish.texts[0]).toContain('un tema que haya puesto');
});
