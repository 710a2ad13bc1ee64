import { withMonthBehindDay } from './month-told-first.js';

describe('a day whose month was told before it', () => {
  it.each([
    [
      'es',
      'tengo un EP para abril, Norte Falso, 5 temas, sale el 9.',
      'tengo un EP, Norte Falso, 5 temas, sale el 9 de abril.',
    ],
    ['en', 'an album in march, Low Tide, 8 songs, out the 5th.', 'an album, Low Tide, 8 songs, out 5 March.'],
    ['en', 'a single for May, Glass Heron, drops on the 7th', 'a single, Glass Heron, drops on 7 May'],
    [
      'es',
      'un disco para marzo, Norte Falso, sale el 12 de abril',
      'un disco para marzo, Norte Falso, sale el 12 de abril',
    ],
    ['en', 'an album in March, Low Tide, out 12 songs', 'an album in March, Low Tide, out 12 songs'],
  ] as const)('%s: %s', (language, text, told) => expect(withMonthBehindDay(text, language)).toBe(told));
});
