import { languageOf } from './language.js';

describe('the language of a message', () => {
  it('stays that of the messages before if there is little evidence', () => {
    const before = 'tocamos en Valencia el 17 de marzo';
    expect(languageOf([before, 'a q hora era?'])).toBe('es');
    expect(languageOf([before, 'a Loco Club'])).toBe('es');
    expect(languageOf([before, 'write it in English please'])).toBe('en');
  });

  it.each([
    ['full address: 89 De Grey Street, Hull', 'en'],
    ['Escribe el anuncio de The Kettles', 'es'],
    ['ponle link https://ffm.to/fuegolento', 'es'],
    ['me das tres asuntos?', 'es'],
    ['qué subo a instagram estos días?', 'es'],
    ['We play La Riviera with Los Faros', 'en'],
  ] as const)('doesn’t depend on the names in it: %s', (text, language) => {
    expect(languageOf([text])).toBe(language);
  });
});
