import { withoutRejectedKind } from './rejected-kind.js';

describe('a kind of text that another is wanted for', () => {
  it.each([
    ['nah no press release just captions, like 3', 'Write the captions, like 3'],
    ['No, not a press release, a bio please', 'Write the bio please'],
    ["I didn't ask for a blog pitch, I wanted the radio pitch", 'Write the radio pitch'],
    ['forget the bio. do a short bio', 'Write the short bio'],
    ['sorry, not captions but a press release', 'Write the press release'],
  ])('%s', (typed, told) => {
    expect(withoutRejectedKind(typed)).toBe(told);
  });

  it.each([
    "I don't have a bio",
    'no press release yet',
    'We need no plan, the album is out',
    'write the press release, not too long',
    'Is a blog pitch a press release?',
  ])('leaves “%s”', (typed) => {
    expect(withoutRejectedKind(typed)).toBe(typed);
  });
});
