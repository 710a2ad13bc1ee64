import { jest } from '@jest/globals';

const subset = jest.fn<() => Promise<Buffer>>();
jest.unstable_mockModule('subset-font', () => ({ default: subset }));
const { fontFaces } = await import('./sheet-fonts.js');

describe('the fonts of a sheet', () => {
  it('that could not be made are made for the next sheet', async () => {
    subset.mockRejectedValueOnce(new Error('no memory')).mockResolvedValue(Buffer.from('a face'));
    await expect(fontFaces('海', 'ja')).rejects.toThrow('no memory');
    expect(await fontFaces('海', 'ja')).toContain('font-family:"East jp"');
  });
});
