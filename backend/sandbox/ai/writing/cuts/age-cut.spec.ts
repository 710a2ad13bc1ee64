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
  expect(text).toContain('I found nothing about “my age”');
});
