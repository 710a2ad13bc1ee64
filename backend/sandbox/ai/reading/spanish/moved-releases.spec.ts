import { situationOf } from '../../acting/situation.fixture.js';
import { isoDay } from '../../calendar.js';
import { lastReply } from '../../questions/talk.fixture.js';

const told = 'se llama "La Comadre Eléctrica" y sale el viernes 29 de enero. me armas un plan?';
const dayAfter = (...texts: string[]): string => isoDay(situationOf([told, ...texts]).known.day ?? 0);

it.each([
  'uy perdón, me dice el acordeonista q es el 22 de enero no el 29. cámbialo porfa y dime q queda ya para esta semana',
  'me equivoqué, no es el 29, es el 22',
  'no sale el 29 de enero sino el 22 de enero',
  'disculpa, la disquera nos la movió, ahora queda el 22 de enero',
  'che al final se adelanta al 22 de enero',
  'perdón la fecha es el 22 de enero',
  'el 22, no el 29. perdon',
  'nos adelantaron el lanzamiento, sale el 22 de enero',
])('a release has the day that a message moves it to: %s', (message) => {
  expect(dayAfter(message)).toBe('2027-01-22');
  expect(dayAfter(message, 'ahora un boletín de prensa')).toBe('2027-01-22');
});

it.each([
  'perdón, el vídeo es el 22 de enero',
  'mejor mando la nota el 22 de enero',
  'es mejor el 22 de enero?',
  'tocamos el 22 de enero en el Foro Azul, perdón por no decirlo',
  'al final somos 22, no 29',
])('a release keeps its day: %s', (message) => {
  expect(dayAfter(message, 'ahora un boletín de prensa')).toBe('2027-01-29');
});

it('its text has the new day', () => {
  const { texts } = lastReply([
    told,
    'uy perdón, me dice el acordeonista q es el 22 de enero no el 29. cámbialo porfa',
    'ahora un boletín de prensa. la grabamos en Tlaquepaque, es sobre la vecina de mi tía que arreglaba radios',
  ]);
  expect(texts[0]).toContain('22 de enero de 2027');
  expect(texts[0]).not.toContain('29 de enero');
  expect(texts[0]?.match(/arreglaba radios/gu)).toHaveLength(1);
});

describe('a corrected day on the same weekday', () => {
  it('is the day of all texts', () => {
    const { texts } = lastReply([
      'saco mi primer single, «Tejados», el viernes 29 de enero. me haces la nota de prensa?',
      'uy me equivoqué, es el 22 de enero, tambien viernes',
    ]);
    expect(texts[0]).toContain('22 de enero de 2027');
    expect(texts[0]).not.toContain('29 de enero');
  });
});
