import { memberFacts } from './members.js';

it('what is told of a group', () => {
  const told =
    'I am the pianist, Oskari. We need a bio of our trio. Piano, double bass, drums. Together since 2019, we met in the same sauna club, it is true. Bass is Aino Lehtisaari and drums Petri Kuusvuo';
  expect(memberFacts(told, 'Vehmaa Trio')).toEqual([
    'Vehmaa Trio has been together since 2019.',
    'They met in the same sauna club.',
    'Oskari plays piano, Aino Lehtisaari plays bass and Petri Kuusvuo plays drums.',
  ]);
});

it.each([
  ['our band: Jo Hale plays guitar, Sam Odu (drums)', 'Jo Hale plays guitar and Sam Odu plays drums.'],
  ['the line-up is Jo Hale on cello and Sam Odu on trumpet', 'Jo Hale plays cello and Sam Odu plays trumpet.'],
  ['active since 2015', 'Mara Quill has been active since 2015.'],
])('%s', (told, fact) => expect(memberFacts(told, 'Mara Quill')).toEqual([fact]));

it.each([
  'our band has guests: Jo Hale on cello, Sam Odu on trumpet',
  'Jo Hale on cello',
  'together since Friday',
  'the bass is too loud and the drums are too quiet in our band',
])('nothing: %s', (told) => expect(memberFacts(told, 'Mara Quill')).toEqual([]));
