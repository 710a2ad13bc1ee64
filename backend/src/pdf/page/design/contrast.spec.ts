import fc from 'fast-check';
import { asColour, contrast, inkOn, readableContrast, readableOnWhite } from './contrast.js';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#1b1715', '#faf6ef', 16.5],
  ])('of %s and %s matches WCAG', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });

  it('with any accent, text on it and text in it on white is readable', () => {
    fc.assert(
      fc.property(colour, (accent) => {
        expect(contrast(inkOn(accent), accent)).toBeGreaterThanOrEqual(readableContrast);
        expect(contrast(readableOnWhite(accent), '#ffffff')).toBeGreaterThanOrEqual(readableContrast);
      }),
      { numRuns: 500 },
    );
  });

  it('an accent that is readable on white is unchanged', () => {
    expect(readableOnWhite('#16697a')).toBe('#16697a');
  });

  it.each(['red', '#fff', '#12345g', '#123456;background:url(http://evil.test)', 'url(x)', ''])(
    'only a colour reaches a style sheet: %s',
    (text) => {
      expect(asColour(text)).toBe('#000000');
      expect(asColour('#AbCdEf')).toBe('#abcdef');
    },
  );
});
