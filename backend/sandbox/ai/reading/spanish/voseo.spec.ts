import { withPlainSpanish } from './plain-spanish.js';

it.each([
  ['Me ayudás con una bio?', 'Me ayudas con una bio?'],
  ['qué podés hacer, y q necesitás?', 'qué puedes hacer, y qué necesitas?'],
  ['me recomendás una radio? sabés de alguna?', 'me recomiendas una radio? sabes de alguna?'],
  ['corregilo porfa', 'corrígelo por favor'],
  ['Ponele el título', 'Ponle el título'],
  ['me pasás la nota y se la mandás', 'me pasas la nota y se la mandas'],
  ['los tenis y el anís de atrás', 'los tenis y el anís de atrás'],
])('%s', (typed, plain) => {
  expect(withPlainSpanish(typed, 'es')).toBe(plain);
});
