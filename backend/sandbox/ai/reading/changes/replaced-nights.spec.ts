import { longDay } from '../../calendar.js';
import { situationOf } from '../../acting/situation.fixture.js';
import { nightsReplaced } from '../../acting/night-edits.js';

const tour = 'Our tour: Leeds, Brudenell on 4 March, Hull, Adelphi on 6 March and York, Crescent on 9 March';
const gira = 'Nuestra gira: 4 de marzo León, Espacio Vías; 6 de marzo Gijón, Sala Acapulco; 9 de marzo Vigo, Radar';

function replaced(...texts: string[]): string[] {
  return nightsReplaced(situationOf(texts)).map(
    ({ from, to }) => `${from.town} > ${to.town}, ${to.venue}, ${longDay(to.day).replace(/^\S+ | \d{4}$/gu, '')}`,
  );
}

describe('a night in another town that takes the place of one', () => {
  it.each([
    ['York has fallen through :( were playing Whitby Bunkhouse instead, same date', 'Whitby, Bunkhouse, 9 March'],
    ['bad news, york fell through so its whitby at the bunkhouse instead. same night', 'Whitby, Bunkhouse, 9 March'],
    [
      'York is cancelled as a town sorry, it is Oldenburg on the same day, place is called Alte Färberei. Can you repair this please',
      'Oldenburg, Alte Färberei, 9 March',
    ],
    [
      'york doesnt work anymore, we play in Oldenburg now at Alte Färberei on the same date',
      'Oldenburg, Alte Färberei, 9 March',
    ],
    ['hi! york cancelled on us, we’re doing Lincoln at The Drill that night instead', 'Lincoln, The Drill, 9 March'],
    ['York got cancelled. We play Sheffield on the 10th instead, at the Leadmill.', 'Sheffield, Leadmill, 10 March'],
    ['can you swap York for Sheffield (Leadmill)? same date', 'Sheffield, Leadmill, 9 March'],
    ['replace York with Lincoln please, venue is The Drill, same day. Doors 7.30, £9', 'Lincoln, The Drill, 9 March'],
    ['Instead of York we’re now playing Sheffield Leadmill', 'Sheffield, Leadmill, 9 March'],
    ['the venue in York pulled out so we moved that night to Sheffield, the Leadmill', 'Sheffield, Leadmill, 9 March'],
    ['the Crescent cancelled, so that night we play the Bunkhouse in Swansea instead', 'Swansea, Bunkhouse, 9 March'],
    [
      'Good morning! Sadly York is off the tour. In its place we play Bath, at Komedia, same day.',
      'Bath, Komedia, 9 March',
    ],
  ])('%s', (text, expected) => expect(replaced(tour, text)).toEqual([`York > ${expected}`]));

  it.each([
    'se cayó Vigo, ese mismo día tocamos en Pontevedra, en la Sala Karma',
    'Vigo se cancela, en su lugar vamos a Pontevedra, Sala Karma, el mismo día',
    'en lugar de Vigo tocamos en Pontevedra (Sala Karma), misma fecha',
    '¿puedes cambiar vigo por Pontevedra? mismo día, en la Sala Karma',
  ])('%s', (text) => expect(replaced(gira, text)).toEqual(['Vigo > Pontevedra, Sala Karma, 9 March']));

  it.each([
    'Should we play Sheffield instead of York?',
    'if York falls through we’d play Sheffield Leadmill instead',
    'York is off',
    'York is off. We’ve added Sheffield, Leadmill on 20 March',
    'Anna from Sheffield is playing bass in York instead of Tom',
  ])('is none in %j', (text) => expect(replaced(tour, text)).toEqual([]));

  it('has its own details, of which nothing is said of the others', () => {
    const text = 'Hull is off, we play Lincoln instead, at The Drill, doors 8pm, £10, support from Wet Dog';
    const { known } = situationOf([tour, text]);
    expect(known.shows.find(({ town }) => town === 'Lincoln')?.gig).toMatchObject({
      doors: '8pm',
      price: '£10',
      support: 'Wet Dog',
    });
    expect(known.gig.doors).toBe('');
  });
});
