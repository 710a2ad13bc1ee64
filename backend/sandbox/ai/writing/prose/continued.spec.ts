import { lastReply } from '../../questions/talk.fixture.js';
import { continued, ofArtist } from './continued.js';

const mara = { name: 'Mara Quill', pronoun: 'they' as const, language: 'en' as const, theirs: [] as string[] };

describe('a paragraph says the name once', () => {
  it.each([
    [
      'they',
      'Mara Quill is a folk artist. Mara Quill sings and plays the harp. Mara Quill’s influences are dub. Mara Quill was born in Hull.',
      'Mara Quill is a folk artist. They sing and play the harp. Their influences are dub. They were born in Hull.',
    ],
    [
      'she',
      'Mara Quill teaches at a school. Mara Quill also writes.',
      'Mara Quill teaches at a school. She also writes.',
    ],
    // "They" might be the producer.
    [
      'she',
      'Mara Quill is 15. It was produced by Ana Ruiz. Mara Quill grew up in Hull.',
      'Mara Quill is 15. It was produced by Ana Ruiz. Mara Quill grew up in Hull.',
    ],
    [
      'he',
      'Mara Quill won it. Mara Quill and Jo Marsh tour in May.',
      'Mara Quill won it. Mara Quill and Jo Marsh tour in May.',
    ],
  ])('%s: %s', (pronoun, text, told) => {
    expect(continued(text, { ...mara, pronoun: pronoun as 'she' })).toBe(told);
  });
});

it('others keep their own pronoun', () => {
  const artist = { ...mara, pronoun: 'she' as const, theirs: ['their choir'] };
  expect(ofArtist('Mara Quill sang their songs with their choir', artist)).toBe(
    'Mara Quill sang her songs with their choir',
  );
});

const bioOf = (artist: object, ...said: string[]): string => lastReply(said, artist).texts.at(-1) ?? '';

it('a bio has the pronoun that the message shows', () => {
  const pippa = { name: 'Pippa Orrelby', musicGenre: 'Singer-songwriter', location: 'Ludham, UK' };
  const said =
    'I’m writing on behalf of my daughter Pippa, she is 15 and sings and plays ukulele. She needs a short bio. She started at 9, writes her own songs and won our county prize this year.';
  expect(bioOf(pippa, said)).toBe(
    'Pippa Orrelby is a singer-songwriter from Ludham, UK. She is 15. She sings and plays ukulele. She started at 9, writes her own songs and won her county prize this year.',
  );
  const orla = { name: 'Orla Finch', musicGenre: 'R&B', location: 'Cork' };
  expect(
    bioOf(orla, 'I’m Orla (she/her). I grew up in Youghal. My mum and her friends sing on it. write my bio'),
  ).toContain('She grew up in Youghal. Her mum and her friends sing on it.');
});

describe('the one of a group who says "I"', () => {
  const quartet = { name: 'Desmond Farthingoe Quartet', musicGenre: 'Jazz', location: 'Ludlow' };
  const life =
    'write a bio. I am 74 and I studied the clarinet in Leeds. We played in Rome in 2009. Fifty words or so would do.';

  it('is told by name', () => {
    expect(bioOf(quartet, `${life}\n\nMany thanks, Desmond`)).toContain(
      'Desmond Farthingoe is 74 and studied the clarinet in Leeds.',
    );
  });

  it('is left out without one, and that is said', () => {
    const { texts, text, calls } = lastReply([life], quartet);
    expect(calls).toContain('write_document bio_50');
    expect(texts.at(-1)).toContain('They played in Rome in 2009.');
    expect(texts.at(-1)).not.toContain('74');
    expect(text).toContain('“I am 74”');
  });
});

it('a bio is named after the artist', () => {
  expect(lastReply(['My single "Salt Road" is out on 12 February 2027. write my bio']).text).toContain('[Mara Quill](');
});

it('a pitch says how the release was made', () => {
  const said =
    'EP name is "Amber Weather", date is 5 February. I use sounds of sea and old shipyard machines. Mixed in Oslo. write a blog pitch';
  expect(bioOf(mara, said)).toContain('I use sounds of sea and old shipyard machines. It was mixed in Oslo.');
  const radio =
    'Song is called Gravel Road, out 26 February. Recorded at Hickory Pocket studio in Paducah. write a radio pitch';
  expect(bioOf(mara, radio)).toContain('It was recorded at Hickory Pocket studio in Paducah.');
});

it('the texts of a record and of its first single have their own titles and days', () => {
  const said =
    'our album Slow Comet, first single Harbour out 5 February, album out 19 March. write the press release for the';
  expect(bioOf(mara, `${said} album`)).toContain('the album “Slow Comet” on Friday 19 March 2027');
  expect(bioOf(mara, `${said} single`)).toContain('the single “Harbour” on Friday 5 February 2027');
});

it('a Spanish text has whole sentences, and plural verbs for a plural name', () => {
  const said =
    'Nuestro disco "Río Arriba" sale el 12 de marzo. Grabado en Paraná. Producido por Ana Ruiz. Escribime la nota de prensa';
  const text = bioOf({ name: 'Los Tarantos', musicGenre: 'Cumbia', location: 'Rosario' }, said);
  expect(text).toContain('# Los Tarantos publican “Río Arriba”');
  expect(text).toContain('Los Tarantos, grupo de cumbia de Rosario, publican el álbum');
  expect(text).toContain('Se grabó en Paraná. La producción es de Ana Ruiz.');
});
