import { lastReply } from '../talk.fixture.js';

it.each([
  'holaa hago 3 conciertos y quiero anunciarlos',
  'tenemos dos bolos en marzo y queremos anunciarlos',
  'toco en 4 sitios y quiero anunciarlo',
])('concerts of which nothing is told are asked after: %s', (text) => {
  expect(lastReply([text]).text).toMatch(/qué día, en qué sala/u);
});

it.each(['we’ve got three gigs and want to announce them', 'i have two shows and i need to announce them'])(
  'in English, too: %s',
  (text) => expect(lastReply([text]).text).toContain('which day, which venue'),
);

it('saying so isn’t reported as unused', () => {
  const { text, texts } = lastReply([
    'holaa hago 2 conciertos y quiero anunciarlos: jueves 4 febrero bar candil en aldesoto y sabado 6 cafe norte en riomar',
  ]);
  expect(texts.at(-1)).toContain('Riomar, Café Norte');
  expect(text).not.toContain('no he usado');
});
