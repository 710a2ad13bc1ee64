import { plainTitle } from './plain-title.js';

describe('a title as plain text', () => {
  it.each([
    ['## Pitch for **Salt Road**', 'Pitch for Salt Road'],
    ['A `plan` for [the *Zine*](https://zine.test) and __more__', 'A plan for the *Zine* and more'],
    ['- ~~Old~~ news', 'Old news'],
    ['> **Bio**, short', 'Bio, short'],
  ])('%j becomes %j', (title, plain) => {
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
  ])('%j stays as it is', (title) => {
    expect(plainTitle(title)).toBe(title);
  });
});
