import { formatSize } from './sizes';

describe('a size', () => {
  it.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1000, '1.0 kB'],
    [12_345, '12 kB'],
    [1_440_000, '1.4 MB'],
    [5_300_000_000, '5.3 GB'],
  ])('of %i reads %s', (bytes, text) => {
    expect(formatSize(bytes)).toBe(text);
  });
});
