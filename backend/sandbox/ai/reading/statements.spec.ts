import { factsStated } from './statements.js';

it.each([
  "we've got a gig at the brudenell social club on 12 march",
  'got a new single out in may',
  "My recital is at the Queen's Hall on 24 April",
  'we got another show in Leeds',
  "we've got a bit of a problem",
  'we got a few questions for you',
  'We cut the B-side yesterday',
  'The song is "Pale Hours", out 22 January 2027.',
  'I play the Brudenell on Friday',
  'my new single is Pale Hours, out 22 January',
])('news is not a fact about the artist: %s', (text) => {
  expect(factsStated(text, 'Mara Quill', 'en')).toEqual([]);
});

it.each([
  [
    'my EP is out on 19 March, 5 tracks, recorded in my flat with my sister on cello',
    'It was recorded in their flat with their sister on cello.',
  ],
  [
    'Spotify pitch for my track Undertow, melancholic, made it alone in my bedroom in Hull',
    'Mara Quill made it alone in their bedroom in Hull.',
  ],
  ['made entirely with a broken sampler', 'It was made entirely with a broken sampler.'],
  ['I taught myself the accordion', 'Mara Quill taught themselves the accordion.'],
  ['I sang at weddings since I was nine', 'Mara Quill sang at weddings since they were nine.'],
  ['We recorded it when we lost the van', 'Mara Quill recorded it when they lost the van.'],
])('how a work was made: %s', (text, fact) => {
  expect(factsStated(text, 'Mara Quill', 'en')).toEqual([fact]);
});

it('a fact may lack its subject', () => {
  expect(factsStated('out next friday. wrote it on the night bus after a breakup', 'Mara Quill', 'en')).toEqual([
    'Mara Quill wrote it on the night bus after a breakup.',
  ]);
});

it('the facts behind a request for a biography need no subject', () => {
  const asked =
    'Write a 100 word bio: born in Córdoba, studied with Manuel Barrueco in Baltimore, won the Alhambra prize in 2019, teach at the conservatory';
  expect(factsStated(asked, 'Mara Quill', 'en')).toEqual([
    'Mara Quill was born in Córdoba.',
    'Mara Quill studied with Manuel Barrueco in Baltimore.',
    'Mara Quill won the Alhambra prize in 2019.',
    'Mara Quill teaches at the conservatory.',
  ]);
});

describe('the facts of a Spanish message, in the third person', () => {
  it.each([
    ['lo produjo Camilo Ortega y habla de mi abuela', ['Lo produjo Camilo Ortega.']],
    ['el single lo produjo Marta Ruiz', ['El single lo produjo Marta Ruiz.']],
    [
      'empecé en 2015 en el barrio sur, toqué en el Solís en 2023',
      ['Empezó en 2015 en el barrio sur.', 'Tocó en el Solís en 2023.'],
    ],
    ['llevo 6 años tocando y he teloneado a Nena Daconte', ['Lleva 6 años tocando.', 'Ha teloneado a Nena Daconte.']],
    ['grabado en vivo en Audiovisión', ['Se grabó en vivo en Audiovisión.']],
    ['he sacado un tema nuevo', []],
    ['he pensado en sacar un disco', []],
    ['tocamos el sábado en Cali', []],
    ['el 16 de abril, tocamos en Niceto', []],
  ])('%s', (text, facts) => expect(factsStated(text, 'Mara Quill', 'es')).toEqual(facts));
});

describe('what artists say of their lives', () => {
  it.each([
    [
      'I taught woodwork at a school in Hull until 2020, and I play a borrowed 1960s cello.',
      ['Mara Quill taught woodwork at a school in Hull until 2020.', 'Mara Quill plays a borrowed 1960s cello.'],
    ],
    ['My name is Ines Holm and I play lap steel and sing', ['Mara Quill plays lap steel and sings.']],
    ['grew up in Whitby, above a chip shop', ['Mara Quill grew up in Whitby, above a chip shop.']],
    [
      'put out an ep last year called Tide Tables that got played on Reprezent',
      ['Mara Quill put out an EP last year called Tide Tables that got played on Reprezent.'],
    ],
    ['influences are dub and my mums soul records', ['Mara Quill’s influences are dub and their mum’s soul records.']],
    [
      'I was shortlisted for the Green Man Rising prize in 2025',
      ['Mara Quill was shortlisted for the Green Man Rising prize in 2025.'],
    ],
    ['I won a contest in Hull, write me a bio', ['Mara Quill won a contest in Hull.']],
    ['I study at Leeds Conservatoire', ['Mara Quill studies at Leeds Conservatoire.']],
  ])('%s', (text, facts) => expect(factsStated(text, 'Mara Quill', 'en')).toEqual(facts));
});

it.each(['I’ve found out it was hard', 'We’ve just found out the hall was built in 1870'])(
  'a correction is no fact: %s',
  (text) => {
    expect(factsStated(text, 'Mara Quill', 'en')).toEqual([]);
  },
);

it('how many a group are, and who conducts them', () => {
  const text = 'We are Côr y Bont, 46 members, conductor is Eleri Prosser.';
  expect(factsStated(text, 'Côr y Bont', 'en')).toEqual([
    'Côr y Bont has 46 members.',
    'The conductor is Eleri Prosser.',
  ]);
});

it.each([
  'I am away with my sister from 8 to 22 January and shall not be able to do anything then',
  'add that I am away with my sister from 8 to 22 January and shall not be able to do anything then',
  'Please mention that we are on holiday until 3 January',
  'I will be unable to answer in January',
  'say that we can’t rehearse before Friday',
])('where they are away, and what they can’t do then, is no fact: %s', (text) => {
  expect(factsStated(text, 'Mara Quill', 'en')).toEqual([]);
});

it.each([
  ['I lived in Ludlow until 2010 and could not play', 'Mara Quill lived in Ludlow until 2010.'],
  ['I recorded it in a barn and did not use a click', 'Mara Quill recorded it in a barn.'],
  ['We recorded it in Hull and won’t ever go back', 'Mara Quill recorded it in Hull.'],
])('a fact before a denial is whole: %s', (text, fact) => {
  expect(factsStated(text, 'Mara Quill', 'en')).toEqual([fact]);
});

it.each([
  [
    'It’s about the sea, my cousin Ada sings on it, we met at art school',
    ['Mara Quill’s cousin Ada sings on it.', 'They met at art school.'],
  ],
  ['my brother mixed it in his shed', ['Mara Quill’s brother mixed it in his shed.']],
  ['I am 63, worked on trawlers for 30 years', ['Mara Quill is 63.', 'Mara Quill worked on trawlers for 30 years.']],
  [
    'we’re a 3 piece from Derry, been going since 2018',
    ['Mara Quill has been going since 2018.', 'Mara Quill is a three-piece.'],
  ],
  ['My brother played drums for Oasis', []],
  ['My friend’s band plays Leeds', []],
  ['My brother Tom is his drummer', []],
])('clauses and lists of facts: %s', (text, facts) => {
  expect(factsStated(text, 'Mara Quill', 'en')).toEqual(facts);
});

it('a list of facts tells each of them', () => {
  expect(
    factsStated('Facts: born in Pécs, moved to Norwich at 9, plays a guitar made by her uncle Lajos', 'Vera', 'en'),
  ).toEqual(['Vera was born in Pécs.', 'Vera moved to Norwich at 9.', 'Vera plays a guitar made by her uncle Lajos.']);
});

describe('a Spanish fact', () => {
  it.each([
    ['añade que en el 2024 fui jurado en el Torneo', ['En el 2024 fue jurado en el Torneo.']],
    ['añade que en el 2024 gané un premio en Cali', ['En el 2024 ganó un premio en Cali.']],
    ['Toco el arpa llanera, hazme la biografía de 100 palabras', ['Toca el arpa llanera.']],
    ['Canto en un coro y necesito una nota de prensa', ['Canta en un coro.']],
  ])('is told once, without the request: %s', (text, facts) => {
    expect(factsStated(text, 'Amparo', 'es')).toEqual(facts);
  });
});
