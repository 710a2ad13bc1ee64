import { lastReply } from './talk.fixture.js';

const manager =
  'Hola, soy Inés y llevo a Trasgu. Mini gira en febrero: jueves 4 Sala Candil (Oriñana), viernes 5 Café Bruma (Lastrina del Mar) y sábado 13 Teatro Molinero (Peñarrubia del Cares). Entradas a 10 €. ¿Me haces el anuncio?';
const trasgu = { name: 'Trasgu', musicGenre: 'folk rock', location: 'Peñarrubia del Cares, España' };

it('the month ahead of a list is that of its days, also with a town “del Mar”', () => {
  const { texts } = lastReply([manager], trasgu);
  expect(texts[0]).toContain('- jueves, 4 de febrero de 2027 – Oriñana, Sala Candil');
  expect(texts[0]).toContain('- viernes, 5 de febrero de 2027 – Lastrina del Mar, Café Bruma');
  expect(texts[0]).toContain('- sábado, 13 de febrero de 2027 – Peñarrubia del Cares, Teatro Molinero');
});

it.each(['El de Lastrina pasa al sábado 6', 'Lastrina es el sábado 6, perdón', 'movimos Lastrina al sábado 6'])(
  '“%s” moves the night in the month of the tour',
  (moved) => {
    const { texts } = lastReply([manager, moved], trasgu);
    expect(texts[0]).toContain('- sábado, 6 de febrero de 2027 – Lastrina del Mar, Café Bruma');
    expect(texts[0]?.match(/^- /gmu)).toHaveLength(3);
  },
);
