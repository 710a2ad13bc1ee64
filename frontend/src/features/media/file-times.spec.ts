import { formatLength } from './file-times';

describe('a duration', () => {
  it.each([
    [0, '0:00'],
    [59.6, '1:00'],
    [185, '3:05'],
    [3723, '1:02:03'],
  ])('of %d seconds is %s', (seconds, shown) => {
    expect(formatLength(seconds)).toBe(shown);
  });
});
