import { lastReply } from '../../questions/talk.fixture.js';
import { ageCut, withoutAge } from './age-cut.js';

it('takes out the sentence with the age', () => {
  const text = 'Mara Quill makes folk in Leeds, UK. Mara Quill is 71. Mara Quill drove a truck for 40 years.';
  expect(ageCut(text)).toEqual([
    { find: text, replace: 'Mara Quill makes folk in Leeds, UK. Mara Quill drove a truck for 40 years.' },
  ]);
  expect(ageCut('Mara Quill toured for 40 years.')).toEqual([]);
});

it('stays out of later texts', () => {
  expect(withoutAge(['Mara Quill is 15. Mara Quill sings.'], ['I’d rather my age isn’t mentioned'])).toEqual([
    'Mara Quill sings.',
  ]);
  expect(withoutAge(['Mara Quill is 15.'], ['I’d rather my town isn’t mentioned'])).toEqual(['Mara Quill is 15.']);
});

it('is what a wish asks for', () => {
  const asked = [
    'Write a 100 word bio. I am 63, worked on trawlers for 30 years',
    'My wife would prefer my age is left out, ok?',
  ];
  const { texts } = lastReply(asked);
  expect(texts.join('')).toContain('trawlers');
  expect(texts.join('')).not.toContain('63');
});

it('what a text doesn’t say can’t be cut', () => {
  const { text } = lastReply(['Write a 100 word bio. I play the harp.', 'I’d rather my age isn’t in it']);
  expect(text).toContain('“your age” isn’t in “Bio, 100 words: Mara Quill”');
});

describe('the age, however the text says it', () => {
  it.each([
    ['Mara Quill am 74, took up the harp at 11.', 'Mara Quill took up the harp at 11.'],
    ['Mara Quill is 15 and she sings.', 'Mara Quill sings.'],
    ['Mara Quill plays harp and is 71.', 'Mara Quill plays harp.'],
    ['A singer, aged 15, from Hull.', 'A singer from Hull.'],
    ['Mara Quill is an 18-year-old singer.', 'Mara Quill is a singer.'],
    ['Tiene 15 años. Toca el arpa.', 'Toca el arpa.'],
    ['Tiene 15 años y toca el arpa.', 'Toca el arpa.'],
    ['Es una cantante de 15 años que vive en Reus.', 'Es una cantante que vive en Reus.'],
  ])('%s', (text, rest) => expect(ageCut(text)).toEqual([{ find: text, replace: rest }]));

  it.each([
    'She plays a 40-year-old guitar. It is 74 minutes long.',
    'Mara Quill is 15 miles away.',
    'She started at 9.',
  ])('stays as it is: %s', (text) => expect(ageCut(text)).toEqual([]));
});

describe('an age that the artist would rather not see printed', () => {
  const bio = 'Write a 100 word bio of my daughter Mara. She is 15 and sings. She won our county prize this year.';
  it.each([
    "That's lovely but could you take her age out, I'd rather not have it printed",
    "I'd rather you didn't say how old she is",
    "please don't put her age in",
    'can her age be left out?',
    "she doesn't want her age in it",
    'no age please',
    "don't say she's 15",
  ])('goes, and nothing of the wish is left over: %s', (wish) => {
    const { text, texts } = lastReply([bio, wish]);
    expect(texts.join('')).not.toContain('15');
    expect(texts.join('')).toContain('county');
    expect(text).toBe('Changed: cut “She is 15.”. Everything else stands as it was.');
  });

  it('in Spanish', () => {
    const { texts } = lastReply(['hazme una bio. tengo 15 años y toco el ukelele', '¿puedes quitar la edad?']);
    expect(texts.join('')).toContain('Toca el ukelele.');
    expect(texts.join('')).not.toContain('15');
  });

  it('stays if it is only wondered about', () => {
    expect(lastReply([bio, 'do you think we should leave out her age?']).texts.join('')).toContain('is 15.');
  });

  it('may be the age limit of a night', () => {
    const gig = 'write the gig announcement. we play the Vault in Hull on 12 December, £10, 18+';
    expect(lastReply([gig, 'take out the age']).texts.join('')).not.toContain('18+');
  });
});
