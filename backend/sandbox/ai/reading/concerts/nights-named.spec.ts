import { parseIsoDay } from '../../calendar.js';
import { withNightMoved, withNightsNamed } from './nights-named.js';

const on = (iso: string): number => parseIsoDay(iso) ?? 0;
const today = on('2026-11-30');
const nights = [
  { day: on('2027-03-05'), town: 'Azul', venue: 'Club El Tala' },
  { day: on('2027-03-12'), town: 'Lastrina del Mar', venue: 'Café Bruma' },
  { day: on('2027-03-13'), town: 'Necochea', venue: 'Teatro La Escollera' },
];
const english = [
  { day: on('2027-02-04'), town: 'York', venue: 'Mule Parlor' },
  { day: on('2027-02-05'), town: 'Hull', venue: 'Tackle' },
];

describe('nights by a part of their name', () => {
  it.each([
    ['El de Lastrina se cancela', 'el concierto de Lastrina del Mar se cancela'],
    ['Lastrina se cancela', 'Lastrina del Mar se cancela'],
    ['el concierto de Lastrina pasa al sábado 6', 'el concierto de Lastrina del Mar pasa al sábado 6'],
    ['y el del Teatro es gratis', 'y el concierto de Necochea es gratis'],
    ['lo de La Escollera se cae', 'el concierto de Necochea se cae'],
  ])('%s', (text, named) => {
    expect(withNightsNamed(text, nights)).toBe(named);
  });

  it.each(['El de Lastrina del Mar se cancela', 'el teatro de mi pueblo', 'el de Lastrina Nueva', 'El de siempre'])(
    'leaves %s',
    (text) => {
      expect(withNightsNamed(text, nights)).toBe(text);
    },
  );

  it('leaves a word that two nights have', () => {
    const two = [...nights, { day: on('2027-03-20'), town: 'Tandil', venue: 'Teatro Sur' }];
    expect(withNightsNamed('el del Teatro es gratis', two)).toBe('el del Teatro es gratis');
  });
});

const moved = 'el concierto de Necochea se mueve al domingo, 14 de marzo de 2027';

describe('nights that get another day', () => {
  it.each([
    ['uh me equivoqué, Necochea es el domingo 14. y otra cosa', `uh me equivoqué, ${moved}. y otra cosa`],
    ['perdón, Necochea es domingo 14', `perdón, ${moved}`],
    ['al final Necochea es el 14', `al final ${moved}`],
    ['el show de Necochea se pasa al domingo 14', moved],
    ['movimos Necochea al 14, ok?', `${moved}, ok?`],
    ['¿puedes pasar Necochea al domingo 14?', `¿${moved}?`],
    ['Necochea es el domingo 14 de marzo', moved],
    ['Necochea queda para el 14', moved],
    ['uy perdón, lo de Necochea no es el 13, es el domingo 14', `uy perdón, ${moved}`],
    ['Necochea no es el sábado 13 sino el domingo 14', moved],
    ['lo de Necochea es el domingo 14, no el 13', moved],
    ['el show de Necochea es el domingo 14 en vez del sábado 13', moved],
  ])('%s', (text, told) => {
    expect(withNightMoved(text, nights, today)).toBe(told);
  });

  it.each([
    ['Hull is Sunday 14 now, sorry', 'the Hull show has moved to Sunday 14 February 2027 now, sorry'],
    ["sorry the Hull show isn't the 5th, it's sunday 14th", 'sorry the Hull show has moved to Sunday 14 February 2027'],
    ['Hull is sunday the 14th not the 5th', 'the Hull show has moved to Sunday 14 February 2027'],
    ['the Hull gig is on the 14th', 'the Hull show has moved to Sunday 14 February 2027'],
    ['can you move Hull to the 14th?', 'the Hull show has moved to Sunday 14 February 2027?'],
  ])('%s', (text, told) => {
    expect(withNightMoved(text, english, today)).toBe(told);
  });

  it.each([
    'Necochea es el sábado 13',
    'la entrevista en Necochea es el domingo 14',
    'Necochea es a las 9',
    'Necochea es 14 pesos',
    'si Necochea es el 14, ¿cambio algo?',
    '¿Necochea es el 14?',
    'Necochea no es el 20, es el 14',
    'Necochea es el lunes 14',
    'en Necochea tocamos 14 canciones',
  ])('leaves %s', (text) => {
    expect(withNightMoved(text, nights, today)).toBe(text);
  });

  it.each(['Hull is 14 pounds', 'Hull is the 14th, not the 13th', 'Hull is the 5th', 'is Hull on the 14th?'])(
    'leaves %s',
    (text) => {
      expect(withNightMoved(text, english, today)).toBe(text);
    },
  );
});
