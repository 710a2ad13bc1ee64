import { jest } from '@jest/globals';
import realSubset from 'subset-font';

const subset = jest.fn(realSubset);
jest.unstable_mockModule('subset-font', () => ({ default: subset }));
const { fontFaces, withoutFont } = await import('./sheet-fonts.js');

describe('a sheet’s fonts', () => {
  it('that couldn’t be read or built are retried for the next sheet', async () => {
    subset.mockRejectedValueOnce(new Error('not read'));
    await expect(withoutFont(['海'])).rejects.toThrow('not read');
    expect(await withoutFont(['海'])).toEqual(new Set());
    subset.mockRejectedValueOnce(new Error('not made'));
    await expect(fontFaces('海', 'ja')).rejects.toThrow('not made');
    expect(await fontFaces('海', 'ja')).toContain('font-family:"East jp"');
  });

  it.each(['✨', '❤', '⚡', '⭐', '🔥', '👻', '🇧🇷', '🎸'])(
    'include %s as it is drawn, not as another font claims it',
    async (sign) => {
      const faces = await fontFaces(sign, 'en');
      expect(faces).toContain('font-family:"Emoji"');
      expect(faces).not.toContain('font-family:"East');
    },
  );

  it('leave time for other work between any two of them', async () => {
    let turn = 0;
    let next = setImmediate(function count() {
      turn += 1;
      next = setImmediate(count);
    });
    const turns: number[] = [];
    subset.mockImplementation((...given) => {
      turns.push(turn);
      return realSubset(...given);
    });
    await Promise.all([fontFaces('山川空風鳥龍鷹鯨', 'ja'), fontFaces('山川空風鳥龍鷹鯨', 'zh')]);
    clearImmediate(next);
    subset.mockImplementation(realSubset);
    expect(turns.length).toBeGreaterThan(10);
    expect(new Set(turns).size).toBe(turns.length);
  });

  it('report what they can’t write', async () => {
    expect(await withoutFont([...'aéЖλ海서ạליไम✨বၐ𝓝'])).toEqual(new Set(['ব', 'ၐ', '𝓝']));
  });
});
