import { situationOf } from '../../acting/situation.fixture.js';
import { planCall } from '../../acting/plan-call.js';
import { newVenueIn } from '../concerts/new-venues.js';

const tour = 'salimos de gira: 2 de mayo Rosario, 5 de mayo Mendoza en Sala Ana, 8 de mayo Córdoba';
const nights = (...texts: string[]): string[] =>
  situationOf([tour, ...texts]).known.shows.map(
    ({ town, venue, day }) => `${town} ${new Date(day * 86_400_000).getUTCDate()}${venue && ` ${venue}`}`,
  );

describe('a night of a tour', () => {
  it.each([
    'mendoza pasa al 6',
    'el de mendoza ahora es el 6',
    'lo de mendoza queda para el 6',
    'mendoza al final es el 6',
    'la de mendoza se corre al 6',
    'mendoza cambia de fecha: es el 6',
    'movimos mendoza al 6',
    'pasamos lo de mendoza para el 6',
  ])('moves to another day: %s', (text) => {
    expect(nights(text)).toEqual(['Rosario 2', 'Mendoza 6 Sala Ana', 'Córdoba 8']);
  });

  it('moves if its town is typed without its accent', () => {
    expect(nights('cordoba pasa al 9')).toEqual(['Rosario 2', 'Mendoza 5 Sala Ana', 'Córdoba 9']);
  });

  it.each(['¿mendoza pasa al 6?', 'mendoza es a las 6', 'el de mendoza es el 6 en la lista de favoritos'])(
    'stays where it is: %s',
    (text) => expect(nights(text)).toContain('Mendoza 5 Sala Ana'),
  );

  it.each([
    'se cae lo de rosario',
    'rosario se cancela',
    'cancelamos rosario',
    'ya no tocamos en rosario',
    'quita lo de rosario',
  ])('is taken off: %s', (text) => expect(nights(text)).toEqual(['Mendoza 5 Sala Ana', 'Córdoba 8']));

  it('stays on the tour in a question', () => expect(nights('¿se cancela rosario?')).toContain('Rosario 2'));

  it.each([
    'cambiamos de sala en mendoza: ahora es Kafe Antzokia',
    'cambiamos de sala en mendoza: ahora es kafe antzokia',
    'lo de mendoza ahora es en Kafe Antzokia',
    'en mendoza al final tocamos en Kafe Antzokia',
    'mendoza cambia de sala, ya no es Sala Ana, ahora es Kafe Antzokia',
  ])('gets another hall: %s', (text) => expect(nights(text)).toContain('Mendoza 5 Kafe Antzokia'));

  it('gets its first hall, with its town typed without its accent', () =>
    expect(nights('cordoba es en el Club Paraguay')).toContain('Córdoba 8 Club Paraguay'));

  it.each(['cambiamos de sala', 'el de mendoza ahora es en Mayo', 'ahora es en marzo'])('%s names no hall', (text) =>
    expect(newVenueIn(text)).toBe(''),
  );

  it('is changed in its plan, too', () => {
    const reply = 'Este es el plan de [Rosario, Mendoza, Córdoba](/releases/eedff25e-9d81-5a4e-8ac6-b049d8b6613b)';
    const tools = [{ name: 'plan_release', description: '', parameters: {} }];
    const call = planCall(
      situationOf([tour, 'cambiamos de sala en mendoza: ahora es Kafe Antzokia'], { reply, tools }),
    );
    expect(call?.arguments).toMatchObject({
      kind: 'tour',
      shows: [{ city: 'Mendoza', venue: 'Kafe Antzokia', date: '2027-05-05' }],
    });
  });
});
