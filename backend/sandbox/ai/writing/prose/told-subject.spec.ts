import { subjectInThirdPerson } from './told-subject.js';

describe('what a work is about, in a text about its artist', () => {
  it.each([
    ["my aunt's boat after she sold it", "their aunt's boat after she sold it"],
    ['how I’m afraid of dogs', 'how they are afraid of dogs'],
    ['when i was a lodger and we moved to Leith', 'when they were a lodger and they moved to Leith'],
  ])('is in the third person: %s', (about, told) => expect(subjectInThirdPerson(about, 'en')).toBe(told));

  it.each([
    ['cuando me mudé a Lugo', 'cuando se mudó a Lugo'],
    ['cuando perdí el tren y no llegué a la boda', 'cuando perdió el tren y no llegó a la boda'],
    ['mi tía', 'su tía'],
  ])('is in the third person in Spanish: %s', (about, told) => expect(subjectInThirdPerson(about, 'es')).toBe(told));

  it.each([
    ['que mi tía me enseñó a coser', 'es'],
    ['mí y de mi hermano', 'es'],
    ['lo que tengo', 'es'],
    ['work, gonna quit', 'en'],
  ] as const)('is left out if it still speaks as the artist: %s', (about, language) =>
    expect(subjectInThirdPerson(about, language)).toBe(''),
  );
});
