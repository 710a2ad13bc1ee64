import { editOnce } from './edit-once.js';

describe('an edit', () => {
  it.each([
    ['Salt Road is out.', 'out', 'here', 'Salt Road is here.'],
    ['One $ two', '$', '$&', 'One $& two'],
    ['Cut this.', ' this', '', 'Cut.'],
  ])('in %j replaces %j with %j', (text, find, replace, expected) => {
    expect(editOnce(text, find, replace)).toBe(expected);
  });

  it.each([
    ['la la', 'la', 'more than once'],
    ['aaa', 'aa', 'more than once'],
    ['Salt', 'salt', 'does not have'],
    ['Salt', '', 'which passage'],
  ])('in %j is refused for %j: %s', (text, find, reason) => {
    expect(() => editOnce(text, find, 'x')).toThrow(reason);
  });
});
