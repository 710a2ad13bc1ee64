import { lastReply } from '../questions/talk.fixture.js';

const tour = 'we play Thursday 11 March at The Tin Mule in Boone NC and Friday 12 March at Harlan’s in Bristol TN';

it.each([
  'ok make me a caption for each one',
  'can you do an instagram post for each show',
  'one instagram post per night please',
  'a caption for every date please',
])('captions for each night have a text of their own: %s', (asked) => {
  const { calls, texts } = lastReply([tour, asked]);
  expect(calls).toEqual(['write_document captions', 'write_document captions']);
  expect(texts[0]).toContain('live at The Tin Mule, Boone, Thursday 11 March 2027');
  expect(texts[1]).toContain('live at Harlan’s, Bristol, Friday 12 March 2027');
  expect(texts[1]).not.toContain('Boone');
});

it('captions for each night in Spanish', () => {
  const told =
    'tocamos el 18 de febrero en el Foro Anís de Querétaro y el 19 de febrero en Casa Tejo en San Luis Potosí';
  expect(lastReply([told, 'un texto para instagram para cada fecha']).calls).toHaveLength(2);
});

it('a caption for a tour asks nothing about a song', () => {
  const artist = { name: 'Ada Pell', musicGenre: 'folk', location: 'Leeds', songTitle: 'Low Water' };
  const { texts } = lastReply([tour, 'write a caption for the tour'], artist);
  expect(texts[0]).toContain('The tour starts on Thursday 11 March 2027.');
  expect(texts[0]).not.toMatch(/Low Water|song|it is about/u);
});
