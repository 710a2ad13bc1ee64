import { genreWords } from './genre-words.js';

it.each([
  ['Folk', 'is a folk artist', 'Folk artist'],
  ['Singer-songwriter', 'is a singer-songwriter', 'Singer-songwriter'],
  ['Indie Rock', 'is an indie rock artist', 'Indie rock artist'],
  ['Ambient electronic', 'is an ambient electronic artist', 'Ambient electronic artist'],
  ['r&b', 'is an R&B artist', 'R&B artist'],
  ['UK Garage', 'is a UK garage artist', 'UK garage artist'],
  ['k-pop', 'is a K-pop artist', 'K-pop artist'],
  ['americana', 'is an Americana artist', 'Americana artist'],
  ['EDM producer', 'is an EDM producer', 'EDM producer'],
  ['Irish folk', 'is an Irish folk artist', 'Irish folk artist'],
  ['Jazz pianist', 'is a jazz pianist', 'Jazz pianist'],
  ['Folk, Country and Soul', 'makes folk, country and soul', 'Artist'],
])('%s', (genre, intro, before) => {
  expect(genreWords(genre, '', 'Mara Quill', 'en')).toMatchObject({ intro, before });
});

it('says what kind of group it is', () => {
  expect(genreWords('Jazz', 'quartet', 'Low Tide', 'en')).toMatchObject({
    intro: 'is a jazz quartet',
    introIn: 'from',
  });
  expect(genreWords('Folk', 'banda', 'Marea', 'es')).toMatchObject({ intro: 'hace folk', aside: 'banda de folk' });
});

it.each([
  ['Bedroom Pop', 'hace bedroom pop', 'en'],
  ['Cantautora', 'es una cantautora', 'de'],
  ['Música llanera', 'hace música llanera', 'en'],
  ['Pianista', 'es pianista', 'de'],
  ['Banda de rock', 'es una banda de rock', 'de'],
  ['Singer-songwriter', 'hace canción de autor', 'en'],
  ['R&B', 'hace R&B', 'en'],
])('in Spanish: %s', (genre, intro, introIn) => {
  expect(genreWords(genre, '', 'Vera Montoya', 'es')).toMatchObject({ intro, introIn });
});

it('is a plural for a plural name', () => {
  expect(genreWords('Cumbia', '', 'Los Tarantos', 'es').intro).toBe('hacen cumbia');
});
