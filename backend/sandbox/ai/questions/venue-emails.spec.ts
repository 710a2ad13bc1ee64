import { lastReply } from './talk.fixture.js';
import { venueWrittenTo } from './venue-emails.js';

it.each([
  ['can you do an email to Moira who books it', 'Moira who books it'],
  ['Write an email to the venue asking if they have any dates in February', 'the venue'],
  ['could you email the promoter and say sorry', 'the promoter'],
  ['un correo para la sala preguntando por fechas', 'la sala'],
])('an email to a venue: %s', (message, who) => expect(venueWrittenTo(message)).toBe(who));

it.each([
  'write something for the venue website',
  'can you write an email to the radio station',
  'my email is sam@venue.example',
  'the venue emailed us',
  'write an email to my fans',
  'write a note for the festival programme',
])('none: %s', (message) => expect(venueWrittenTo(message)).toBe(''));

it('is said to be no text that can be written', () => {
  const { text, calls } = lastReply(['Write an email to the venue asking if they have any dates in February']);
  expect(calls).toEqual([]);
  expect(text).toContain('An email to the venue is no text that I can write: I’m scripted.');
});

it.each([
  'El encargado es Rubén. ¿Podría escribirme la carta para pedir que nos dejen tocar?',
  'me escribes una carta para pedir permiso al ayuntamiento',
])('nor is a letter that asks for something: %s', (message) => {
  expect(lastReply([message]).text).toContain('Una carta así no está entre los textos que sé escribir');
});

it('also in English', () => {
  const { text, calls } = lastReply(['write me a letter asking the council if we can play']);
  expect(text).toContain('isn’t among the texts that I can write');
  expect(calls).toEqual([]);
});

it('an email to the press is one', () => {
  expect(lastReply(['Hazme un correo para pedir una reseña a un blog']).text).not.toContain('Una carta así');
});
