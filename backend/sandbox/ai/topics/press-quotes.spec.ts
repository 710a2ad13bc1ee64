import { lastReply } from '../questions/talk.fixture.js';
import { situationOf } from '../acting/situation.fixture.js';
import { pressQuotesReply } from './press-quotes.js';

const reply = (message: string): string =>
  pressQuotesReply(situationOf(['My single "Salt Road" is out on 22 January 2027.', message]));

describe('a question whether press quotes may be used', () => {
  it.each([
    ['press quotes: "a record with the windows open" (The Lamp, May 2026). can i use them?', 'Yes: word for word'],
    ['The Lamp wrote "a record with the windows open", am I allowed to put it in the bio?', 'Yes: word for word'],
    ['The Lamp called it "a record with the windows open". How can I use that?', 'Word for word'],
    ['tengo una cita de prensa: "un disco con las ventanas abiertas" (Revista Arco). ¿Se puede poner?', 'Sí: palabra'],
  ])('%s', (message, start) => {
    expect(reply(message)).toMatch(new RegExp(`^${start}`));
  });

  it.each(['can I use the word record in the bio?', 'My quote: "I kept every wrong note in". Can you use it?'])(
    '%s is none',
    (message) => {
      expect(reply(message)).toBe('');
    },
  );
});

it('praise of another song says so', () => {
  const { known } = situationOf([
    'My song Feed Store got played on KXPL and Bonnie Drake called it "the truest three minutes of the fall".',
    'Write me a radio pitch. My album is called Second Moon and it is out on 19 March 2027.',
  ]);
  expect(known.praise.map(({ by }) => by)).toEqual(['Bonnie Drake, on “Feed Store”']);
});

it.each([
  'mete una frase de algun critico q hable bien del disco',
  'ponle una cita de la revista Rockdelux',
  'añade una reseña buena de un periodista',
])('praise that nobody gave isn’t made up: %s', (text) => {
  const { text: said, calls } = lastReply(['mi single calle corta sale el 5 de marzo, hazme la nota de prensa', text]);
  expect(calls).toEqual([]);
  expect(said).toContain('una cita que nadie ha dicho es falsa');
});
