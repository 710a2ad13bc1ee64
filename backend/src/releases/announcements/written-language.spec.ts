import { writtenLanguageOf } from './written-language.js';

test.each([
  ['en', ['We play in York on 12 March', 'and it is the last night of the tour']],
  ['en', ['Doors at 8pm in Los Angeles, with La Luz']],
  ['es', ['Tocamos en la sala Siroco el 12 de marzo', 'Escríbeme el anuncio']],
  ['es', ['Hacemos gira por el norte y quiero un anuncio para cada ciudad', 'thanks']],
  ['en', ['Nous jouons à Lyon le 12 mars et à Paris dans la même semaine, avec de la neige']],
  ['en', ['Tocamos em Lisboa no dia 12 de março e no Porto com uma banda de amigos']],
  ['en', ['Suoniamo a Roma il 12 marzo con una band di amici e poi in Sicilia']],
  ['en', []],
  ['en', ['York, Hull']],
] as const)('is %s: %j', (language, texts) => {
  expect(writtenLanguageOf(texts)).toBe(language);
});
