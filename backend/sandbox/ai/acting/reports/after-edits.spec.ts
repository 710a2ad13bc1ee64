import { isOfEdits, isOfMove } from './after-edits.js';

it.each([
  'Take it off everything',
  'change it in both please',
  'and update all of them',
  'remove that from all the texts',
  'Could you kindly add that?',
])('“%s” is what the edits did', (words) => {
  expect(isOfEdits(words, ['read_document', 'edit_document'])).toBe(true);
  expect(isOfEdits(words, ['plan_release'])).toBe(false);
});

it.each(['Take the photos off everything', 'change the tone', 'take it to the radio', 'put it on Instagram'])(
  '“%s” asks for something else',
  (words) => expect(isOfEdits(words, ['edit_document'])).toBe(false),
);

it.each([
  'Can you move everything two weeks',
  'shift the whole plan back a fortnight please',
  'so push all the dates on',
])('“%s” is what a plan from another day does', (words) => {
  expect(isOfMove(words, ['plan_release'])).toBe(true);
  expect(isOfMove(words, [])).toBe(false);
});

it('a single task is moved by itself', () => {
  expect(isOfMove('move the photos two weeks', ['plan_release'])).toBe(false);
});
