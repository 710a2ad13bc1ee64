import { earlierWorks } from '../../reading/works/earlier-works.js';
import { situationOf } from '../situation.fixture.js';
import { cutsAsked } from '../wording/cuts.js';
import { nothingToCut } from './nothing-to-cut.js';

const single = 'Mi single Orilla sale el 5 de marzo de 2027';
const cuts = [
  'me gusta mucho! pero quita lo de que es mi primer single si lo has puesto, es el tercero. los otros son Norte y Sur',
  'está genial, pero saca lo de mi primer single si lo pusiste',
  'quitale lo de mi primer single',
  'sacá eso de que es mi primer single, porfa',
  'puedes quitar lo de mi primer single? es el tercero',
];

describe('a request to cut', () => {
  it.each(cuts)('is no fact about an earlier work: %s', (text) => {
    expect(earlierWorks(text)).toEqual([]);
    expect(cutsAsked(situationOf([single, text]))).toEqual([expect.stringMatching(/^(?:mi )?primer single$/u)]);
  });

  it.each(cuts)('has nothing to cut before there is a text: %s', (text) => {
    expect(nothingToCut(situationOf([single, text]))).toMatch(
      /primer single»: aquí todavía no he escrito ningún texto/u,
    );
    expect(
      nothingToCut(
        situationOf([single, text], { reply: 'He escrito [Nota](/documents/eedff25e-9d81-5a4e-8ac6-b049d8b66110).' }),
      ),
    ).toBe('');
  });
});

it.each(['mi primer single salió en 2024', 'mi primer disco lo sacó Mushroom Pillow'])(
  'a fact stays one: %s',
  (text) => {
    expect(earlierWorks(text)).toEqual([text]);
    expect(nothingToCut(situationOf([single, text]))).toBe('');
  },
);

it('a wish for the text to come is no cut', () => {
  expect(nothingToCut(situationOf([single, 'no pongas que es mi primer single']))).toBe('');
});
