import { askedBios, inFirstPerson, otherBio } from './asked-bios.js';

describe('biographies asked for by their lengths', () => {
  it.each([
    ['can you write a bio in 50 and 100 words?', false, ['bio_50', 'bio_100']],
    ['need bios: one line, 50 and 250 words', false, ['bio_line', 'bio_50', 'bio_250']],
    ['could i have a 50-word one and a one-liner too', true, ['bio_line', 'bio_50']],
    ['write me a short and a long bio', false, ['bio_50', 'bio_250']],
    ['a 100 word bio please', false, ['bio_100']],
    ['can i get a 50 word one and a one liner', false, []],
    ['how long should a bio be, 50 or 100 words?', true, []],
    ['The long one sounds odd. Tone it down and take the films out of the short one', true, []],
  ])('%s', (message, isAfterBio, kinds) => expect(askedBios(message, isAfterBio)).toEqual(kinds));

  it('may be another version of the last one', () => {
    expect(otherBio('can I have one in the first person for my site?')).toBe('bio_100');
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
