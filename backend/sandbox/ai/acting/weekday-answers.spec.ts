import { situationOf } from './situation.fixture.js';
import { weekdayAnswer } from './weekday-answers.js';

const release = 'My single "Salt Road" is out on 22 January 2027.';
const answer = (...texts: string[]): string => weekdayAnswer(situationOf(texts));

describe('a question for a weekday', () => {
  it.each([
    [['Is 18 March 2027 definitely a Thursday?'], 'Yes: it’s Thursday 18 March 2027.'],
    [['Is 18 March 2027 a Friday?'], 'No: it’s Thursday 18 March 2027.'],
    [[release, 'is that a Friday?'], 'Yes: it’s Friday 22 January 2027.'],
    [[release, "move it to 9 April and tell me if that's a Friday"], 'Yes: it’s Friday 9 April 2027.'],
    [['what day of the week is 14 May 2027?'], 'Friday 14 May 2027.'],
    [
      ['what date would next Friday be?'],
      'The coming Friday is Friday 27 November 2026, and the one after it Friday 4 December 2026.',
    ],
    [
      ['El concierto es el 12 de diciembre en la sala Sol, ¿ese día es sábado, cierto?'],
      'Sí: sábado, 12 de diciembre de 2026.',
    ],
    [['¿el 12 de diciembre cae domingo?'], 'No: el 12 de diciembre de 2026 es sábado.'],
    [['¿qué día de la semana es el 12 de diciembre?'], 'Sábado, 12 de diciembre de 2026.'],
    [['whats the first friday in february'], 'The first friday in february is Friday 5 February 2027.'],
    [['Which date is the last Thursday of March 2028?'], 'The last Thursday of March 2028 is Thursday 30 March 2028.'],
    [['when is the last friday in november'], 'The last friday in november is Friday 27 November 2026.'],
    [['is there a fifth Friday in February 2027?'], 'There is no fifth Friday in February 2027.'],
    [
      ['¿qué día es el primer viernes de febrero?'],
      'El primer viernes de febrero es el viernes, 5 de febrero de 2027.',
    ],
  ])('%j', (texts, expected) => {
    expect(answer(...texts)).toBe(expected);
  });

  it.each([
    'we play the first Friday of March',
    'is Tuesday too early to send it?',
    'should we release on a Friday?',
    'we play on Friday 12 March 2027',
    'what time would you put it up, the sale is Friday?',
    'tickets on sale is friday?',
  ])('is not “%s”', (question) => {
    expect(answer(question)).toBe('');
  });
});
