import { situationOf } from '../../acting/situation.fixture.js';
import { longDay } from '../../calendar.js';
import { lastReply } from '../../questions/talk.fixture.js';

const nights = (text: string): string[] =>
  situationOf([text]).known.shows.map(({ day, town, venue }) => `${longDay(day)}: ${venue}, ${town}`);

describe('the day of a festival on which the artist plays', () => {
  it.each([
    [
      'we just got added to Tidewire festival!! its in Byron, friday 7 may to sunday 9 may 2027, we play the saturday on the Dune stage. can’t announce till they do on tuesday 8 december 9am. can you do 3 captions so theyre ready',
      'Saturday 8 May 2027: Tidewire Festival’s Dune Stage, Byron',
    ],
    [
      'hi! we’re on the bill of tidewire fest in Byron, 7-9 may 2027. we play on the saturday, dune stage',
      'Saturday 8 May 2027: Tidewire Festival’s Dune Stage, Byron',
    ],
    [
      'Big news: Tidewire Festival (Byron, May 7-9, 2027). We’re playing on Sunday on the Palm stage',
      'Sunday 9 May 2027: Tidewire Festival’s Palm Stage, Byron',
    ],
    [
      'just found out im playing Tidewire Festival next summer!! saturday 8 may on the Dune stage. can i tell people yet?',
      'Saturday 8 May 2027: Tidewire Festival’s Dune Stage, ',
    ],
    [
      'We play the Sunday at Green Hollow Festival in Ludlow, which runs from Friday 4 June to Sunday 6 June.',
      'Sunday 6 June 2027: Green Hollow Festival, Ludlow',
    ],
    [
      'our slot at Green Hollow fest is the friday. festival is 4th to 6th June in Ludlow',
      'Friday 4 June 2027: Green Hollow Festival, Ludlow',
    ],
    [
      'Added to Tidewire Festival! Its in Byron. We play on Saturday 8 May 2027 on the main stage',
      'Saturday 8 May 2027: Tidewire Festival, Byron',
    ],
    [
      'tocamos en el festival Marea Alta en Cádiz, del 7 al 9 de mayo de 2027. tocamos el sábado en el escenario Duna',
      'Saturday 8 May 2027: Escenario Duna del Festival Marea Alta, Cádiz',
    ],
    [
      'El Festival Duna es en Almería del viernes 7 al domingo 9 de mayo y nosotros tocamos el domingo',
      'Sunday 9 May 2027: Festival Duna, Almería',
    ],
  ])('%s', (text, expected) => expect(nights(text)).toEqual([expected]));
});

it('the day from which a slot may be told is held back to, and is no release', () => {
  const slot = 'im playing Tidewire Festival next summer!! saturday 8 may on the Dune stage';
  const { text, texts } = lastReply([slot, 'they said its ok from the 14th of january. do me a post for then']);
  expect(texts[0]).toContain('live at Tidewire Festival’s Dune Stage, Saturday 8 May 2027');
  expect(texts[0]).not.toMatch(/January|release|title/u);
  expect(text).toContain('until Thursday 14 January 2027');
});
