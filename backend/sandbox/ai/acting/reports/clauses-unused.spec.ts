import { clausesUnused } from './clauses-unused.js';

const unused = (message: string, placed: string, language: 'en' | 'es' = 'en'): string[] =>
  clausesUnused(message, message, language, placed.toLowerCase());

describe('clauses that a text has hardly a word of', () => {
  it.each([
    [
      'Fine. Write me a short bio. I am 71, drove a grain truck for 40 years, my first record is called Diesel Hymnal',
      'earl tunnicliffe makes blues diesel hymnal is the first record',
      ['I am 71', 'drove a grain truck for 40 years'],
    ],
    [
      'its sad but dancey, i made it all on my phone in garageband. its about texting someone at 3am',
      'sad microwave moon is about texting someone at 3am',
      ['i made it all on my phone in garageband'],
    ],
    ['£8 on the door, mince pies included. Can you write it?', 'price 8 door', ['mince pies included']],
    ['We rehearsed since June and we recorded it in one take', 'recording in one take rehearsing since june', []],
  ])('%s', (message, placed, clauses) => {
    expect(unused(message, placed)).toEqual(clauses);
  });

  it('are found in Spanish', () => {
    expect(
      unused('Hazme la bio. Somos de Rosario, ensayamos en un galpón ferroviario y lo grabó Teo', 'rosario teo', 'es'),
    ).toEqual(['ensayamos en un galpón ferroviario']);
  });

  it('are none where reading took the clause for a correction', () => {
    expect(clausesUnused('Mate Lavado es del 2022, corregilo porfa', 'corregilo porfa', 'es', '')).toEqual([]);
  });

  it.each([
    'Hello there, thank you so much. Could you write the press release?',
    'I am really nervous, never done this before',
    'make it shorter, keep the quote and lose the last paragraph',
    'Sorry for the bother, English is not my strong point in your documents',
    'I need a bio, please',
  ])('no request and no talk: %s', (message) => {
    expect(unused(message, '')).toEqual([]);
  });
});

it.each([
  ['el sábado en El Faro, a las 20:45', 'sala el faro comienzo 2045', 'es'],
  ['al final sale el 27', 'se publica el viernes 27 de marzo de 2027', 'es'],
  ['saco rola nueva el 29 de enero', 'publica el sencillo el viernes 29 de enero de 2027', 'es'],
  ['actually release is the 26th', 'on friday 26 february 2027', 'en'],
] as const)('do not include a time or a day that the text has: “%s”', (message, placed, language) => {
  expect(unused(message, placed, language)).toEqual([]);
});

it('include a time and a day that the text lacks', () => {
  expect(unused('sale el 27, a las 20:45', 'sale el viernes 13 de marzo', 'es')).toEqual(['sale el 27', 'a las 20:45']);
});
