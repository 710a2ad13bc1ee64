import { lastReply } from '../../../questions/talk.fixture.js';
import { withSpanishHallsApart, withSpanishPlaces } from './spanish-lists.js';

it.each([
  [
    'vie 5 febrero Torremar sala Bulla, sáb 6 febrero Cabo Lirio La Fábrica',
    'vie 5 febrero Torremar, Sala Bulla, sáb 6 febrero Cabo Lirio, La Fábrica',
  ],
  ['5 de marzo Las Palmas sala Luna, 6 de marzo La Laguna', '5 de marzo Las Palmas, Sala Luna, 6 de marzo La Laguna'],
  ['5 de marzo en Murcia, sala Luna, 6 de marzo en Lorca', '5 de marzo en Murcia, Sala Luna, 6 de marzo en Lorca'],
  // One date is no list.
  ['el 5 de marzo Torremar sala Bulla', 'el 5 de marzo Torremar sala Bulla'],
])('%s', (text, apart) => expect(withSpanishHallsApart(text)).toBe(apart));

it('the announcement has all nights of such a list', () => {
  const { texts } = lastReply([
    'gira: vie 5 febrero Torremar sala Bulla, sáb 6 febrero Cabo Lirio La Fábrica. hazme el anuncio',
  ]);
  expect(texts[0]).toContain('- viernes, 5 de febrero de 2027 – Torremar, Sala Bulla\n');
  expect(texts[0]).toContain('- sábado, 6 de febrero de 2027 – Cabo Lirio, La Fábrica\n');
});

it.each([
  [
    'jueves 6 de mayo en el bar liceo de monteverde, sabado 8 de mayo teatro mayor (villa roca)',
    'jueves 6 de mayo en Monteverde, Bar Liceo, sabado 8 de mayo Villa Roca, Teatro Mayor',
  ],
  [
    'viernes 5 de marzo lorqui, sala delfin. sabado 13 de marzo en cazuela en el café del norte y el 20 de marzo sala b en la cala',
    'viernes 5 de marzo Lorqui, Sala Delfin. sabado 13 de marzo en Cazuela, Café del Norte y el 20 de marzo La Cala, Sala B',
  ],
  // A day of something else is no night.
  ['el 5 de marzo sale el single y el 13 de marzo el video', 'el 5 de marzo sale el single y el 13 de marzo el video'],
])('without capitals: %s', (text, named) => expect(withSpanishPlaces(text)).toBe(named));

describe('a tour that was typed in small letters', () => {
  const nights =
    'holi toco en 3 sitios y quiero anunciarlos: jueves 4 febrero bar candil en aldesoto, sabado 6 café norte en riomar y viernes 12 sala tintero en villa jara';

  it('has all its nights, and the day that is put right', () => {
    const { texts } = lastReply([nights, 'uy la de riomar no es el 6 es el 13']);
    expect(texts.at(-1)).toContain('- jueves, 4 de febrero de 2027 – Aldesoto, Bar Candil\n');
    expect(texts.at(-1)).toContain('- sábado, 13 de febrero de 2027 – Riomar, Café Norte\n');
    expect(texts.at(-1)).toContain('- viernes, 12 de febrero de 2027 – Villa Jara, Sala Tintero\n');
    expect(texts.at(-1)).not.toContain('6 de febrero');
  });

  it('says where its price doesn’t hold', () => {
    const { texts } = lastReply([nights, 'entradas 10 euros. menos en villa jara q aun no se el precio']);
    expect(texts.at(-1)).toContain('10 euros (menos en Villa Jara)');
  });

  it('gets a caption for each town', () => {
    const { calls, texts } = lastReply([nights, 'y un textito pa insta por pueblo, cortos']);
    expect(calls).toEqual(Array.from({ length: 3 }, () => 'write_document captions'));
    expect(texts.at(-1)).toContain('Villa Jara');
    expect(texts.at(-1)).not.toContain('Riomar');
  });
});
