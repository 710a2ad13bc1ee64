import { detailCut } from './detail-cuts.js';

const announcement = '**Puertas:** 20:00\n**Precio:** 35€\n**Edad:** +18\n**Con:** Los Dragones\n\nNos vemos.';
const captions = 'Mara Quill en directo en Galpon 11, puertas: 20:00. Entradas: 8000 pesos. [enlace]';
const cut = (message: string, text: string): string => {
  const edit = detailCut(message)?.in(text) ?? null;
  return edit === null ? text : text.replace(edit.find, () => edit.replace);
};

describe('a detail that a message takes out', () => {
  it.each([
    ['quita lo del precio', '**Precio:** 35€\n'],
    ['mejor quita el precio', '**Precio:** 35€\n'],
    ['sácale lo de la edad', '**Edad:** +18\n'],
    ['borra los teloneros por favor', '**Con:** Los Dragones\n'],
    ['take out the price', '**Precio:** 35€\n'],
  ])('%s', (message, line) => expect(cut(message, announcement)).toBe(announcement.replace(line, '')));

  it('is a sentence in other texts', () =>
    expect(cut('quita lo del precio', captions)).toBe(captions.replace(' Entradas: 8000 pesos.', '')));

  it.each(['¿quito el precio?', 'quita el precio de Bilbao', 'pon el precio', 'sin precio no hay entradas'])(
    'not: %s',
    (message) => expect(cut(message, announcement)).toBe(announcement),
  );
});
