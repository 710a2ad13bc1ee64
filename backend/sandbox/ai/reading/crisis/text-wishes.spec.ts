import { situationOf } from '../../acting/situation.fixture.js';
import { isWishForText } from './text-wishes.js';

it.each([
  'Short enough for my story',
  'brief enough to fit one slide',
  'a bit warmer and less formal',
  'in my own words please',
  'it should sound like me',
  'max 40 words',
  'no hashtags',
  'like i talk',
  'and not too long',
  'nothing too dramatic',
])('how a text should be is no fact: %s', (clause) => {
  expect(isWishForText(clause)).toBe(true);
});

it.each([
  'Short notice, we know',
  'the short set on Friday is off as well',
  'it was a long night',
  'the crowd was calm',
  'more than 40 people were there',
  'the venue sounded the alarm',
  'it was too hot to play',
])('what happened is: %s', (clause) => {
  expect(isWishForText(clause)).toBe(false);
});

it('stays out of the statement', () => {
  const { known } = situationOf([
    'I had to cancel tonight’s show in Hull, I lost my voice',
    'make it less stiff. brief enough for a story. all tickets are refunded by the venue',
  ]);
  const told = [...(known.crisis?.happened ?? []), ...(known.crisis?.doing ?? [])].join('\n');
  expect(told).toContain('refunded');
  expect(told).not.toMatch(/stiff|brief|story/u);
});
