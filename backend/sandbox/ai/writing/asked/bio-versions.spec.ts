import { bioWritten, versionsAsked } from './bio-versions.js';

it.each([
  [
    'They also want a one line version for the programme, and could I have a slightly longer one for her website too please',
    ['bio_line', 'bio_250'],
  ],
  ['the 250 one', ['bio_250']],
  ['a shorter version', ['bio_50']],
  ['now a long one', ['bio_250']],
  ['could we get a tiny one for the poster', ['bio_50']],
  ['a longer version, plus a radio pitch', ['bio_250']],
  ['I need it in one sentence as well', ['bio_line']],
])('after a bio of 100 words, %s', (message, bios) => {
  expect(versionsAsked(message, 'bio_100')).toEqual(bios);
});

it.each([
  'The longer one sounds odd',
  'take it out of the short one',
  'Is the long version too long?',
  'a longer press release',
  'we play a longer set on Friday',
  'thanks, that is the one',
])('no other bio: %s', (message) => {
  expect(versionsAsked(message, 'bio_100')).toEqual([]);
});

it('the last text of a reply counts', () => {
  const link = '[Mara](/documents/29e694a0-b172-5599-a051-000000000000)';
  expect(bioWritten(`I wrote your bio, 50 words: ${link}.`)).toBe('bio_50');
  expect(bioWritten(`I wrote your bio in one line: ${link}.`)).toBe('bio_line');
  expect(bioWritten(`I wrote your bio, 50 words: ${link}. I wrote your press release: ${link}.`)).toBeNull();
});
