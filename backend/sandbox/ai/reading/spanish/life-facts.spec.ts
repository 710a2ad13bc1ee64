import { factsStated } from '../statements.js';

it.each([
  [
    'Nací en Cali, vivo en Lyon desde 2014 y de noche trabajo de taxista.',
    ['Nació en Cali.', 'Vive en Lyon desde 2014.', 'De noche trabaja de taxista.'],
  ],
  ['tengo 34 años y doy clases de canto', ['Tiene 34 años.', 'Da clases de canto.']],
  ['He publicado dos discos y toco el bandoneón', ['Ha publicado dos discos.', 'Toca el bandoneón.']],
  ['tengo un single nuevo', []],
  ['vivo en Lyon', []],
  ['toco el viernes en Lyon', []],
  ['he publicado un single', []],
])('%s', (text, told) => {
  expect(factsStated(text, 'Mara Quill', 'es')).toEqual(told);
});
