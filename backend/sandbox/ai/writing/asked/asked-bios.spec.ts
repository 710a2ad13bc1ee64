import { askedBios, askedSpanishBios, inFirstPerson, otherBio } from './asked-bios.js';

describe('biographies asked for by their lengths', () => {
  it.each([
    ['can you write a bio in 50 and 100 words?', false, ['bio_50', 'bio_100']],
    ['need bios: one line, 50 and 250 words', false, ['bio_line', 'bio_50', 'bio_250']],
    ['could i have a 50-word one and a one-liner too', true, ['bio_line', 'bio_50']],
    ['write me a short and a long bio', false, ['bio_50', 'bio_250']],
    ['write me a bio in 100 words and one in 50', false, ['bio_100', 'bio_50']],
    ['a 100 word bio please', false, ['bio_100']],
    ['can i get a 50 word one and a one liner', false, []],
    ['how long should a bio be, 50 or 100 words?', true, []],
    ['could you do short, medium and long versions', true, ['bio_50', 'bio_100', 'bio_250']],
    ['short, medium, long please', true, ['bio_50', 'bio_100', 'bio_250']],
    ['I need my bio in three lengths, short medium and long', false, ['bio_50', 'bio_100', 'bio_250']],
    ['give me a long version for the website and a medium one for festivals', true, ['bio_100', 'bio_250']],
    ['write a short post for instagram and a long press release', true, []],
    ['The long one sounds odd. Tone it down and take the films out of the short one', true, []],
  ])('%s', (message, isAfterBio, kinds) => expect(askedBios(message, isAfterBio)).toEqual(kinds));

  it('may be another version of the last one', () => {
    expect(otherBio('can I have one in the first person for my site?')).toBe('bio_100');
    expect(otherBio('and can it say I instead of he')).toBe('bio_100');
    expect(otherBio('do one of about 60 words')).toBe('bio_50');
    expect(otherBio('now a press release, one of 80 words')).toBeNull();
    expect(otherBio('is that one good?')).toBeNull();
  });
});

it('a biography in the first person', () => {
  const text =
    'Mara Quill makes indie folk in Leeds, UK. Mara Quill grew up above a chip shop with their gran. Mara Quill teaches at a school. Mara Quill’s influences are dub and soul. Mara Quill was born in Hull.';
  expect(inFirstPerson(text, 'Mara Quill')).toBe(
    'I’m Mara Quill, and I make indie folk in Leeds, UK. I grew up above a chip shop with my gran. I teach at a school. My influences are dub and soul. I was born in Hull.',
  );
});

describe('several biographies at once in Spanish', () => {
  it.each([
    ['Ahora una biografía de 250 palabras y otra de una línea. Estudié en Basilea.', ['bio_250', 'bio_line']],
    ['necesito dos biografías: una de 100 palabras y otra de 50', ['bio_100', 'bio_50']],
    ['quiero una bio de una línea, una de 50 palabras y una de 100', ['bio_line', 'bio_50', 'bio_100']],
    ['hola! me haces la bio en cien palabras y en una frase', ['bio_100', 'bio_line']],
    ['escríbeme una semblanza de doscientas cincuenta palabras y otra de cincuenta palabras', ['bio_250', 'bio_50']],
    ['mi biografía: una versión corta y otra larga', ['bio_50', 'bio_250']],
  ])('%s', (message, bios) => expect(askedSpanishBios(message)).toEqual(bios));

  it.each([
    'una bio de 100 palabras',
    'la nota de prensa en 300 palabras y una biografía de 50 palabras',
    'hazme la biografía y una nota de prensa de 250 palabras con una frase mía',
    'cómo escribo una bio de 50 palabras y otra de 100',
  ])('none: %s', (message) => expect(askedSpanishBios(message)).toEqual([]));
});
