import { plainTitle } from './plain-title.js';

describe('the plain words of a title', () => {
  it.each([
    ['## Pitch for **Salt Road**', 'Pitch for Salt Road'],
    ['A `plan` for [the *Zine*](https://zine.test) and __more__', 'A plan for the *Zine* and more'],
    ['- ~~Old~~ news', 'Old news'],
    ['> **Bio**, short', 'Bio, short'],
  ])('of %j are %j', (title, plain) => {
    expect(plainTitle(title)).toBe(plain);
  });

  it.each([
    'M*A*S*H',
    '*NSYNC pitch',
    '#1 hit',
    'snake_case_name',
    '5 ** 3',
    '**',
    'x [draft] (new)',
    '-ish',
    'Salt – Road',
  ])('of %j are what it is', (title) => {
    expect(plainTitle(title)).toBe(title);
  });
});
