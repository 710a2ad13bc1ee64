import { lastReply } from '../questions/talk.fixture.js';

const artist = { name: 'Cierzo Menor', musicGenre: 'indie rock', location: 'Zaragoza, España' };
const told =
  'tenemos concierto el sábado 23 de enero en la Sala Tapial de Zaragoza, entradas a 10€ anticipada y 13 en taquilla';

it.each([
  'nos haces un texto para anunciarlo?',
  'me armás algo para difundirlo?',
  'me ayudas con un texto pa promocionar la tocada porfa',
  'necesitamos un texto corto para anunciarlo',
  'escríbeme un texto para anunciar el concierto',
])('a concert is announced: %s', (request) => {
  const { calls, texts, text } = lastReply([`buenas, ${told}. ${request}`], artist);
  expect(calls).toEqual(['write_document gig_announcement']);
  expect(texts[0]).toContain('Sala Tapial');
  expect(text).not.toContain('no he usado');
  expect(texts[0]).toContain('10€ anticipada y 13 en taquilla');
});

it.each([
  [
    'al final las entradas son 12 anticipada y 15 taquilla, q la sala ha subido. cámbialo anda',
    '12€ anticipada y 15 taquilla',
  ],
  ['perdón, los boletos son a 12 en preventa y 15 en puerta', '12€ en preventa y 15 en puerta'],
  ['ojo, cambió el precio: entradas 12€ anticipada, 15 en taquilla', '12€ anticipada, 15 en taquilla'],
])('a price that changes is changed in the text, and in what is known: %s', (message, price) => {
  const asked = [told, 'hazme el anuncio del concierto', message];
  expect(lastReply(asked, artist).texts[0]).toContain(`**Precio:** ${price}`);
  const { text } = lastReply(
    [...asked, 'puertas a las 20:30', 'me recuerdas los precios y la hora que tienes apuntados?'],
    artist,
  );
  expect(text).toContain(price);
  expect(text).toContain('20:30');
});

it.each([
  'cuánto antes hay que avisar a los medios locales y a la radio? vamos tarde?',
  'con cuánta anticipación escribimos a la radio? llegamos a tiempo?',
  'cuando aviso a la prensa local? voy tarde?',
])('local press and radio have a day: %s', (question) => {
  const { text } = lastReply([told, question], artist);
  expect(text).toContain('jueves, 24 de diciembre de 2026');
  expect(text).toContain('A tiempo: faltan 61 días');
  expect(text).not.toContain('No he seguido');
});

it('a member of the band who plays has a name', () => {
  const { text } = lastReply([told, 'me llamo Nerea Gasión y toco el bajo', 'qué sabes de nosotros?'], artist);
  expect(text).toContain('Nerea Gasión toca el bajo.');
});
