import { withFullStop } from './full-stop';

it.each([
  ['Release date: 22 January 2027', 'Release date: 22 January 2027.'],
  ['Quote: I wrote it the night the road closed.', 'Quote: I wrote it the night the road closed.'],
  ['Quote: “Who was that?”', 'Quote: “Who was that?”'],
])('%s becomes %s', (text, sentence) => {
  expect(withFullStop(text)).toBe(sentence);
});
