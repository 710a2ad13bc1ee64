import { prove } from './prove.js';

const figuresIn = (markdown: string, words = ''): string[] =>
  prove(markdown, { facts: [], words: [{ text: words, isPasted: false }], today: '2026-11-24' })
    .unproven.filter(({ claim }) => claim === 'figure')
    .map(({ text }) => text);

describe('small numbers in words', () => {
  it.each<[string, string[]]>([
    ['It is her second album.', ['second']],
    ['After her first headline tour, she made one EP.', ['first', 'one']],
    ['They played just one show and sold it out twice.', ['one', 'twice']],
    ['Es su segundo disco, tras dos veces en gira y el doble de público.', ['segundo', 'dos', 'doble']],
    ['Zwölf Lieder und drei Gäste', ['Zwölf', 'drei']],
    ['Plus de douze mille écoutes', ['douze mille']],
    ['Dodici canzoni, quatro vozes', ['Dodici', 'quatro']],
  ])('are figures: %j', (markdown, expected) => {
    expect(figuresIn(markdown)).toEqual(expected);
    expect(figuresIn(markdown, `It is so: ${markdown}`)).toEqual([]);
  });

  it.each([
    'At first it was one of us, the one who sings. First of all, give your first name. One day, one more time.',
    'In a second, for the first time, she was due out. Otto and one another. Primero, una canción. Segundo: nada.',
  ])('are none elsewhere: %j', (markdown) => {
    expect(figuresIn(markdown)).toEqual([]);
  });

  it('are proven by the same number in another form', () => {
    expect(figuresIn('It is her first album, and her second tour.', 'my debut album, and tour number 2')).toEqual([]);
    expect(figuresIn('They played twice.', 'we played two times')).toEqual([]);
  });
});

describe('a year', () => {
  it.each<[string, string, string[]]>([
    ['They began in 2019.', 'we have 2019 followers', ['2019']],
    ['Tocan desde 2019.', 'tenemos 2019 seguidores', ['2019']],
    ['They began in 2019.', 'we began in 2019', []],
    ['They began in 2019.', 'founded 2019', []],
    ['They began in 2019.', 'our first show was on 3 May 2019', []],
    ['They have 2019 followers.', 'we have 2019 followers', []],
    ['Founded: 2019', 'we began in 2019', []],
  ])('is proven by no count: %j from %j', (markdown, words, expected) => {
    expect(figuresIn(markdown, words)).toEqual(expected);
  });
});
