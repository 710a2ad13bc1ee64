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
  [
    'somos 4, arrancamos en 2019 en un taller mecánico, el cantante es Nacho Bertorello',
    ['Son cuatro.', 'Arrancaron en 2019 en un taller mecánico.', 'El cantante es Nacho Bertorello.'],
  ],
  [
    'somos cinco, empezamos en 2018 en un garaje de Caballito y tocamos punk',
    ['Son cinco.', 'Empezaron en 2018 en un garaje de Caballito y tocan punk.'],
  ],
  [
    'venimos de Quilmes, grabamos el disco en 2020 en la casa de mi abuela',
    ['Vienen de Quilmes.', 'Grabaron el disco en 2020 en la casa de su abuela.'],
  ],
  [
    'formamos la banda en 2017 y en los últimos años tocamos por toda Galicia',
    ['Formaron la banda en 2017 y en los últimos años tocaron por toda Galicia.'],
  ],
  [
    'debutamos en 2020 y compartimos escenario con Babasónicos',
    ['Debutaron en 2020 y compartieron escenario con Babasónicos.'],
  ],
  ['comenzamos en 2016, sacamos el EP el 5 de marzo', ['Comenzaron en 2016.']],
  ['vale, lo ha producido Quique Monfort en Sagunto, ponlo porfa', ['Lo ha producido Quique Monfort en Sagunto.']],
  [
    'son cinco canciones y lo ha producido Vicent Rocafull en su garaje de Alboraia',
    ['Lo ha producido Vicent Rocafull en su garaje de Alboraia.'],
  ],
  [
    'lo dirigió Xochitl Barrientos Mora, lo grabamos adentro de una combi gracias',
    ['Lo dirigió Xochitl Barrientos Mora.', 'Lo grabaron adentro de una combi.'],
  ],
  ['trabajo en un disco nuevo', []],
  ['tengo un single nuevo', []],
  ['vivo en Lyon', []],
  ['toco el viernes en Lyon', []],
  ['he publicado un single', []],
])('%s', (text, told) => {
  expect(factsStated(text, 'Mara Quill', 'es')).toEqual(told);
});
