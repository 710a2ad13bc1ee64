import { lastReply } from '../../questions/talk.fixture.js';
import { factsCorrected, withoutCorrections } from './corrected-facts.js';

const told = [
  'el primer disco fue "Mate Lavado" del 2023. toco guitarra y un acordeón que era de mi abuelo. nací en 1994',
];

it.each([
  ['ay no, Mate Lavado es del 2022, siempre me confundo', 'Mate Lavado" del 2023', 'Mate Lavado" del 2022'],
  ['perdón, Mate Lavado salió en 2022', 'Mate Lavado" del 2023', 'Mate Lavado" del 2022'],
  ['el disco no es del 2023, es del 2022', '2023', '2022'],
  ['nací en 1995, no en 1994', '1994', '1995'],
  [
    'uy me equivoqué, el acordeón era de mi abuela Nélida',
    'acordeón que era de mi abuelo',
    'acordeón que era de mi abuela Nélida',
  ],
  ['en realidad el acordeón es de mi tía', 'acordeón que era de mi abuelo', 'acordeón que era de mi tía'],
])('%s', (message, from, to) => {
  expect(factsCorrected(message, told)).toEqual([{ from, to }]);
});

it.each([
  'Mate Lavado es del 2023',
  'el acordeón era de mi abuelo',
  'mi disco nuevo es del 2027',
  'la guitarra era de mi tía',
])('puts nothing right: %s', (message) => {
  expect(factsCorrected(message, told)).toEqual([]);
});

it('the rest of the message stays', () => {
  expect(
    withoutCorrections(
      'ay no, Mate Lavado es del 2022, siempre me confundo. y el acordeón era de mi tía, corrígelo',
      told,
    ),
  ).toBe('ay no, siempre me confundo. corrígelo');
});

it('a text that was written is put right', () => {
  const { texts, text } = lastReply([
    'saco mi segundo disco el viernes 9 de abril, se llama "Las Islas Enfrente"',
    'me ayudás con una bio?',
    'te paso data: nací en Victoria, vivo en Rosario hace 11 años. el primer disco fue "Mate Lavado" del 2023. toco guitarra y un acordeón que era de mi abuelo',
    'ay no, Mate Lavado es del 2022, siempre me confundo. y el acordeón era de mi abuela Nélida, corregilo porfa',
  ]);
  expect(texts[0]).toContain('Nació en Victoria. Vive en Rosario hace 11 años.');
  expect(texts[0]).toContain('Toca guitarra y un acordeón que era de su abuela Nélida.');
  expect(texts[0]).not.toMatch(/abuelo|El acordeón/u);
  expect(text).toMatch(/^Cambiado/u);
  expect(text).not.toMatch(/No he|no he/u);
});

it('what was only told is noted as put right', () => {
  const { text } = lastReply([
    'soy de Pasto y mi primer EP fue Niebla, de 2021. toco un tiple de mi abuela',
    'ay perdon, Niebla es de 2020 y el tiple es de mi papá',
  ]);
  expect(text).toMatch(/2020, no .*2021/u);
  expect(text).toMatch(/papá, no .*abuela/u);
});

describe('how many songs a record has', () => {
  const disco = ['mi disco se llama Casa y sale el 12 de febrero. son 9 canciones que grabé con mi abuelo'];
  it.each([
    'perdón son 8 canciones, una la sacamos al final',
    '8 canciones, no 9',
    'perdón, no son 9 sino 8',
    'en realidad quedaron 8 temas',
    'ojo que ahora son 8',
  ])('%s', (message) => expect(factsCorrected(message, disco)).toEqual([{ from: '9 canciones', to: '8 canciones' }]));

  it.each([
    'perdón, grabamos 3 canciones en Cali',
    'al final tocamos 5 canciones en el concierto',
    'perdón, son 3 canciones que hablan de mi abuela',
    'mi disco anterior tiene 4 canciones',
    'perdón, a las 8, no a las 9',
  ])('isn’t put right by: %s', (message) => expect(factsCorrected(message, disco)).toEqual([]));

  it('is changed in the text', () => {
    const { text, texts } = lastReply([`hazme una nota de prensa. ${disco.join('')}`, 'perdón son 8 canciones']);
    expect(texts.join('')).toContain('Son 8 canciones que grabó');
    expect(text).toContain('«9 canciones» es ahora «8 canciones»');
  });
});

it('a year put right beside a request is changed in every text', () => {
  const bio = 'hazme una bio. toco folk desde 2015. mi segundo ep fue en 2024. Mi disco Casa sale el 12 de febrero';
  const { texts } = lastReply([bio, 'mi segundo ep fue en 2025, no 2024. y hazme una nota de prensa']);
  expect(texts).toHaveLength(2);
  for (const text of texts) expect(text).toContain('Su segundo ep fue en 2025.');
  expect(texts[1]).toContain('el álbum “Casa”');
});
