import { wantedTexts } from '../../acting/document-calls.js';
import { situationOf } from '../../acting/situation.fixture.js';
import { withBioNamed } from './bio-lengths.js';
import { withPremiere } from './premieres.js';

describe('a length after a biography', () => {
  const before = ['hazme una bio', 'Cambiado: quité una frase.'];

  it.each([
    ['y otra de cien palabras', 'y otra bio de 100 palabras'],
    ['hazme una en una sola frase', 'hazme una bio de una línea'],
    ['una de 50 palabras y otra más larga de 250 palabras', 'una bio de 50 palabras y otra bio de 250 palabras'],
    ['otra bio de 50 palabras', 'otra bio de 50 palabras'],
  ])('“%s” is of one, too', (text, whole) => {
    expect(withBioNamed(text, before)).toBe(whole);
    expect(withBioNamed(text, [...before, 'He escrito tu nota de prensa'])).toBe(text);
  });

  it('is a text of its own', () => {
    const asked = [
      'Escríbeme una biografía. Nací en Quito',
      'ahora me haces otra de cien palabras y una de una línea?',
    ];
    expect(wantedTexts(situationOf(asked)).map(({ kind }) => kind)).toEqual(['bio_100', 'bio_line']);
  });
});

describe('a new song at a concert', () => {
  it.each([
    ['vamos a estrenar una canción nueva, se llama Pozo Claro', 'vamos a estrenar una canción nueva (Pozo Claro)'],
    ['estrenamos un tema que se llama Barro', 'vamos a estrenar un tema (Barro)'],
    ['voy a estrenar un single el viernes', 'voy a estrenar un single el viernes'],
  ])('%s', (text, said) => {
    expect(withPremiere(text)).toBe(said);
  });

  it('is a fact for the announcement, not the title of a release', () => {
    const gig = 'tocamos el sábado 12 de diciembre en el Galpón Azul, a las 22';
    const { known } = situationOf([gig, 'sumale que vamos a estrenar un tema nuevo que se llama Pozo Claro']);
    expect(known.title).toBe('');
    expect(known.statements).toEqual(['Estrenarán un tema nuevo (Pozo Claro).']);
  });

  it('is a release if no concert was named', () => {
    expect(situationOf(['vamos a estrenar un tema nuevo, se llama Pozo Claro']).known.title).toBe('Pozo Claro');
  });
});
