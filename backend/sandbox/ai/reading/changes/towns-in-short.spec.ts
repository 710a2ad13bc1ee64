import { parseIsoDay } from '../../calendar.js';
import { withTownsInFull } from './towns-in-short.js';

const today = parseIsoDay('2026-11-23') ?? 0;
const tour = ['We tour: 15 January 2027 San Luis Potosí, Casa Encino. 16 January 2027 Milton Keynes, The Nook.'];

it.each([
  ['la de san luis es el sábado 23', 'la de San Luis Potosí es el sábado 23'],
  ['sorry, milton is the 17th', 'sorry, Milton Keynes is the 17th'],
  ['San Luis Potosí is sold out', 'San Luis Potosí is sold out'],
  ['and one in San Luis Obispo', 'and one in San Luis Obispo'],
  ['the san bit', 'the san bit'],
])('%s', (text, whole) => {
  expect(withTownsInFull(text, tour, today)).toBe(whole);
});
