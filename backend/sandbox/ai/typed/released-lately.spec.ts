import { withReleaseSpelled } from './released-lately.js';

describe('what came out lately', () => {
  it.each([
    ['yo i dropped NO CURFEW last night what now', 'yo I released my single “NO CURFEW” yesterday what now'],
    ['we put out our EP Salt Road on Friday', 'I released my EP “Salt Road” last Friday'],
    ["I've just released The Long Way Down yesterday", 'I released my single “The Long Way Down” yesterday'],
    [
      'My album Tide and Stone came out last week, what next',
      'I released my album “Tide and Stone” last week, what next',
    ],
    ['our track Moss dropped tuesday', 'I released my track “Moss” last tuesday'],
  ])('%s', (typed, told) => {
    expect(withReleaseSpelled(typed)).toBe(told);
  });

  it.each([
    'we dropped Leeds from the tour last week',
    'I drop NO CURFEW on Friday',
    'they released Moss yesterday',
    'I dropped my phone last night',
  ])('leaves “%s”', (typed) => {
    expect(withReleaseSpelled(typed)).toBe(typed);
  });
});
