import { labelIn } from './labels.js';

it.each([
  [['out 15 jan on my own label Featherlock'], 'Featherlock'],
  [['out 15 jan on my own label Featherlock', 'i signed with Murmur Haus last week'], 'Murmur Haus'],
  [['We have just signed to a label called Low Sun'], 'Low Sun'],
  [['my label is Tin Roof'], 'Tin Roof'],
  [['it comes out on Salt Road Records'], 'Salt Road Records'],
  [['it is on the Murmur Haus label'], 'Murmur Haus'],
])('the label that messages named last: %j', (texts, label) => {
  expect(labelIn(texts)).toBe(label);
});

it.each([
  'We play on Friday',
  'I signed with my left hand',
  'our own label',
  'the label wants it on Friday',
  'I signed copies for Ana',
  'I signed with Anna Meyer for booking',
  'we signed to Low Sun Management',
])('no label: %s', (text) => {
  expect(labelIn([text])).toBe('');
});
