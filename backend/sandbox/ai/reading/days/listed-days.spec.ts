import { parseIsoDay } from '../../calendar.js';
import { withMonths } from './listed-days.js';
import { withNumberedDays } from './numbered-days.js';
import { withRecurringDays } from './recurring-days.js';

const today = parseIsoDay('2026-11-28') ?? 0;

it.each([
  ['viernes 9 de abril, León; sábado 10, Bilbao', 'viernes 9 de abril, León; sábado 10 de abril, Bilbao'],
  ['Fri 30 April Leeds, Sat 1 Hull', 'Fri 30 April Leeds, Sat 1 May Hull'],
  ['3 March Leeds, Wed 10 Hull, 20 April York', '3 March Leeds, Wed 10 March Hull, 20 April York'],
  [
    'in feb: fri 12 Freo, fri 19 Margaret River at the Barn',
    'in feb: fri 12 feb Freo, fri 19 feb Margaret River at the Barn',
  ],
  ['el sábado 5 tocamos en Viña', 'el sábado, 5 de diciembre de 2026 tocamos en Viña'],
  ['we play Sat 12 at Mono, 8pm', 'we play Saturday 12 December 2026 at Mono, 8pm'],
  ['Saturday 5 bands play', 'Saturday 5 bands play'],
  ['tocamos el sábado 21 hrs', 'tocamos el sábado 21 hrs'],
])('the days of %j have their months', (text, written) => {
  expect(withMonths(text, today)).toBe(written);
});

it.each([
  [
    "every Thursday in February at Mono, so that's the 4th, 11th, 18th and 25th. 8.30pm",
    'on 4 February, 11 February, 18 February, 25 February at Mono. 8.30pm',
  ],
  [
    'todos los jueves de febrero en el Café Corrillo',
    'el 4 de febrero, 11 de febrero, 18 de febrero, 25 de febrero en el Café Corrillo',
  ],
  ['every Sunday in November at Mono', 'on 29 November at Mono'],
  ['every Thursday at Mono', 'every Thursday at Mono'],
])('%j is a list of days', (text, written) => {
  expect(withRecurringDays(text, today)).toBe(written);
});

it.each([
  ['3/13 Austin, 3/6 Dallas', '13 March Austin, 6 March Dallas'],
  ['04/03 Leeds, 13/03 York', '4 March Leeds, 13 March York'],
  ['3/4 Leeds, 5/4 York', '3/4 Leeds, 5/4 York'],
  ['a riff in 15/8, shot in 16/9, 24/7', 'a riff in 15/8, shot in 16/9, 24/7'],
])('the numbers of %j are days if one says which is the month', (text, written) => {
  expect(withNumberedDays(text)).toBe(written);
});
