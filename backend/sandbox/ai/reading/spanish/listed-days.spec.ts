import { isoDay } from '../../calendar.js';
import { situationOf } from '../../acting/situation.fixture.js';
import { withListedDays } from './listed-days.js';

const nights = (text: string): string[] =>
  situationOf([text]).known.shows.map(({ day, town, venue }) => `${isoDay(day).slice(5)} ${town}, ${venue}`);

describe('a tour whose month is only named once', () => {
  const weekdays =
    'vie 5 marzo Guadalajara, Foro Tonalá. sab 6 León, Bodega 33. vie 12 CDMX, Salón Pata Negra Sur. sab 13 Puebla, Casa Nueve. sab 20 Monterrey, Patio Regio';
  it.each([
    [
      weekdays,
      [
        '03-05 Guadalajara, Foro Tonalá',
        '03-06 León, Bodega 33',
        '03-12 CDMX, Salón Pata Negra Sur',
        '03-13 Puebla, Casa Nueve',
        '03-20 Monterrey, Patio Regio',
      ],
    ],
    [
      'salimos de gira: vie 5 de marzo Rosario, Sala Uno; sáb 6 Santa Fe, Tribus; dom 7 Paraná, Casa Boulevard',
      ['03-05 Rosario, Sala Uno', '03-06 Santa Fe, Tribus', '03-07 Paraná, Casa Boulevard'],
    ],
    [
      'jue. 1 abril Salta, Casa Sur. vie. 2 Jujuy, Club Norte. mar. 6 Tucumán, Sala Dos',
      ['04-01 Salta, Casa Sur', '04-02 Jujuy, Club Norte', '04-06 Tucumán, Sala Dos'],
    ],
    [
      'vie 26 marzo Bilbao, Sala Ana. sáb 27 Vigo, La Fábrica. vie 2 Gijón, Sala Eva',
      ['03-26 Bilbao, Sala Ana', '03-27 Vigo, La Fábrica', '04-02 Gijón, Sala Eva'],
    ],
    [
      'fechas de la gira: 5 marzo Guadalajara (Foro Tonalá), 6 León (Bodega 33), 12 CDMX (Foro Indie)',
      ['03-05 Guadalajara, Foro Tonalá', '03-06 León, Bodega 33', '03-12 CDMX, Foro Indie'],
    ],
  ])('is read with all its nights: %s', (text, shows) => expect(nights(text)).toEqual(shows));
});

it.each([
  'tocamos el 5 de marzo en León, 3 canciones nuevas y 6 viejas',
  'sale el viernes 5 de marzo y tocamos el sábado 6',
  'se ve el mar 6 veces en abril',
])('a text without such a list stays as it is: %s', (text) => expect(withListedDays(text)).toBe(text));
