import { factsStated } from '../statements.js';

it.each([
  [
    'Nací en Cali, vivo en Lyon desde 2014 y de noche trabajo de taxista.',
    ['Nació en Cali.', 'Vive en Lyon desde 2014.', 'De noche trabaja de taxista.'],
  ],
  ['tengo 34 años y doy clases de canto', ['Tiene 34 años.', 'Da clases de canto.']],
  ['He publicado dos discos y toco el bandoneón', ['Ha publicado dos discos.', 'Toca el bandoneón.']],
  [
    'te paso data: nací en Victoria, Entre Ríos, vivo en Rosario hace 11 años, trabajo de profe de música en una escuela',
    ['Nació en Victoria, Entre Ríos.', 'Vive en Rosario hace 11 años.', 'Trabaja de profe de música en una escuela.'],
  ],
  ['va info: nací en Xalapa y trabajo en una panadería', ['Nació en Xalapa.', 'Trabaja en una panadería.']],
  ['mis datos: vivo hace ya 5 años en Quito, toco el tiple', ['Vive hace ya 5 años en Quito.', 'Toca el tiple.']],
  ['a ver, te cuento: me crié en Lugo', ['Se crió en Lugo.']],
  ['ahí van más datos, estudié flauta en Pasto', ['Estudió flauta en Pasto.']],
  ['trabajo en un disco nuevo', []],
  ['tengo un single nuevo', []],
  ['vivo en Lyon', []],
  ['toco el viernes en Lyon', []],
  ['he publicado un single', []],
])('%s', (text, told) => {
  expect(factsStated(text, 'Mara Quill', 'es')).toEqual(told);
});
