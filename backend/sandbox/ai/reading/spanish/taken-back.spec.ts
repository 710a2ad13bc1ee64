import { situationOf } from '../../acting/situation.fixture.js';
import { lastNamedWork } from '../works/titles.js';
import { withoutSpanishTakenBack } from './taken-back.js';

describe('a title that its own sentence takes back', () => {
  it.each([
    ['saco single el viernes 29 de enero de 2027, se llama Agua de marzo no, perdona, Agua de mayo', 'Agua de mayo'],
    ['saco single el 29 de enero, se llama Agua de marzo, no, perdón, Agua de mayo', 'Agua de mayo'],
    ['mi tema se llama Agua de marzo no, digo Agua de mayo', 'Agua de mayo'],
    ['el disco se llama Norte… bueno, no, Sur, y sale el 5 de marzo', 'Sur'],
    ['sacamos single, se llama Faro, digo, Farol', 'Farol'],
    ['el 29 de enero sale mi single Faro, ay no, perdón, Farol', 'Farol'],
    ['se llama Agua de marzo no, Agua de mayo', 'Agua de mayo'],
    ['se llama "Agua de marzo", no, perdoná, "Agua de mayo"', 'Agua de mayo'],
    ['se llama agua de marzo no, perdón, agua de mayo', 'Agua de mayo'],
    ['Agua de marzo no, perdona, se llama Agua de mayo', 'Agua de mayo'],
    ['mi canción se llama Río, no, esperá, Ría', 'Ría'],
  ])('%s', (text, title) => {
    expect(situationOf([text]).known.title).toBe(title);
  });

  it('keeps the day', () => {
    const text = 'saco single el viernes 29 de enero de 2027, se llama Agua de marzo no, perdona, Agua de mayo';
    expect(situationOf([text]).known.day).toBe(situationOf(['mi single sale el 29 de enero de 2027']).known.day);
  });
});

it.each([
  'se llama Por Qué No, sale el 5 de marzo',
  'se llama Agua de mayo, perdón, sale el 5 de marzo',
  'mi single Faro sale en marzo, no, perdón, en abril',
  'hola, no, perdón, quería otra cosa',
  'se llama Dile Que No, Mamá',
  'mendoza no, perdón, es el 14',
])('nothing is taken back: %s', (text) => {
  expect(withoutSpanishTakenBack(text)).toBe(text);
  expect(lastNamedWork(text)?.title ?? '').not.toMatch(/perd/iu);
});

it.each([
  ['sale el 22 de enero, no, perdón, el 29 de enero', 'sale el 29 de enero'],
  ['sale el viernes 22 de enero de 2027, digo, 29', 'sale 29 de enero de 2027'],
  ['sale el 22, no, perdona, el viernes 29 de enero', 'sale el viernes 29 de enero'],
  ['se llama Río y sale el 22 de enero, no, perdón, el 29', 'se llama Río y sale el 29 de enero'],
  ['sale el 22 de enero… bueno, no, el 5 de febrero', 'sale el 5 de febrero'],
  ['tocamos el 22 de enero, no el 29', 'tocamos el 22 de enero, no el 29'],
])('the last day counts: %s', (text, left) => expect(withoutSpanishTakenBack(text)).toBe(left));
