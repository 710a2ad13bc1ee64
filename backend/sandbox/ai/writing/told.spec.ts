import { situationOf } from '../acting/situation.fixture.js';
import { whatWasTold } from './told.js';

const tour =
  'salimos de gira: 2 de mayo Guadalajara en Foro Uno, 5 de mayo Monterrey en Café Iguana, 8 de mayo Puebla en Casa Nueve';

describe('who opens on one night of a tour', () => {
  it.each([
    'se me olvidó, en Monterrey abre Las Jaurías. agrégalo porfa',
    'me faltó decirte: en Monterrey abren Las Jaurías',
    'en monterrey nos telonean Las Jaurías',
    'en la de Monterrey tocan con nosotros Las Jaurías de teloneros',
    'la noche de Monterrey la abre Las Jaurías',
  ])('is noted for that night: %s', (text) => {
    const situation = situationOf([tour, text]);
    expect(situation.known.shows.map(({ gig }) => gig.support)).toEqual(['', 'Las Jaurías', '']);
    expect(whatWasTold(situation)).toContain('- Con: Las Jaurías (Monterrey)\n');
  });

  it('is noted for all nights without a town', () => {
    expect(whatWasTold(situationOf([tour, 'en todas las fechas abre Las Jaurías']))).toContain('- Con: Las Jaurías\n');
  });
});

it('a price of one night has its town before it', () => {
  expect(whatWasTold(situationOf([tour, 'la entrada en Monterrey cuesta 200 pesos']))).toContain(
    '- Entradas: Monterrey 200 pesos',
  );
});
