import { lastReply } from '../../questions/talk.fixture.js';
import { gigDetailsIn } from './gig-details.js';

it.each([
  ['son 9 euros, 7 si la compras antes', '9 euros, 7 si la compras antes'],
  ['la entrada cuesta 9 euros o 7 comprando antes', '9 euros o 7 comprando antes'],
  ['entrada 12 euros (10 anticipada)', '12 euros (10 anticipada)'],
  ['cover 180 pesos, 150 en preventa', '180 pesos, 150 en preventa'],
  ['son $180, $150 en preventa', '$180, $150 en preventa'],
  ['9 en taquilla y 7 anticipada', '9 en taquilla y 7 anticipada'],
  ['tickets are £9, £7 if you book ahead', '£9, £7 if you book ahead'],
  ['it is £9 or £7 in advance', '£9 or £7 in advance'],
  ['son 9 euros, 7 músicos en el escenario', '9 euros'],
])('%s: %s', (message, price) => {
  expect(gigDetailsIn([message]).price).toBe(price);
});

const night = 'tocamos el sábado 19 en la sala Maravillas, a las 22:15, entrada 8 euros. hazme el anuncio';

it('puts both prices in place of the one that was told', () => {
  const { text, texts } = lastReply([night, 'me he equivocado, son 9 euros, 7 si la compras antes']);
  expect(texts.at(-1)).toContain('**Precio:** 9 euros, 7 si la compras antes');
  expect(text).not.toContain('no he usado');
});

it('keeps the price out of the name of who opens', () => {
  const text = lastReply([night, 'abre Lola Prieto y son $90, $70 anticipada']).texts.at(-1);
  expect(text).toContain('**Con:** Lola Prieto\n');
  expect(text).toContain('**Precio:** $90, $70 anticipada');
});

it('reads the half hour, and a hall whose word is in small letters', () => {
  const text = lastReply(['tocamos el 19 de diciembre en el bar Lima, a las 9 y media. hazme el anuncio']).texts.at(-1);
  expect(text).toContain('comienzo: 9:30');
  expect(text).toContain('**Sala:** Bar Lima, [dirección completa]\n');
});

it('reads the hour behind the day of a “fecha”', () => {
  const { text, texts } = lastReply([
    'armame una gacetilla para la fecha del 18 de diciembre en Niceto, 21 hs, entrada 8 lucas',
  ]);
  expect(texts.at(-1)).toContain('comienzo: 21 hs');
  expect(text).not.toContain('no he usado');
});
