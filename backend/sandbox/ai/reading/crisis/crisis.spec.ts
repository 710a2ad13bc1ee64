import { speaksOfCrisis } from './crisis.js';

it.each([
  'van is dead so we can’t make Canberra this fri 4 dec. need a post now',
  'we won’t be able to play tomorrow, what do we tell people',
  'el viernes 11 tocábamos en el Galpón 17 y clausuraron el lugar. qué digo?',
  'no podemos tocar mañana, hay que avisar a la gente. qué decimos',
])('a concert that can’t be played is trouble: %s', (text) => {
  expect(speaksOfCrisis(text)).toBe(true);
});

it.each([
  'we can’t make the rehearsal',
  'I can’t play guitar this week, but I need a bio',
  'what should I post on friday',
  'mañana tocamos, qué publico?',
])('other plans are none: %s', (text) => {
  expect(speaksOfCrisis(text)).toBe(false);
});
