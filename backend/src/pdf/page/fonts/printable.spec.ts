import { emptySheet } from '../../../../../contract/rules/sheet-rule.js';
import { toPrintable } from './printable.js';

describe('a sheet’s content in characters that its fonts have', () => {
  it.each([
    ['𝓝𝓸𝓻𝓪 𝟙', 'Nora 1', []],
    ['e\u0301', 'é', []],
    ['꧁ Rain ꧂', ' Rain ', ['꧁', '꧂']],
    ['বন', 'বন', ['ব', 'ন']],
    ['夜 ليلى ✨ 👩‍🎤 ❤️', '夜 ليلى ✨ 👩‍🎤 ❤️', []],
  ])('prints %j as %j', async (artistName, printed, missing) => {
    const printable = await toPrintable({ ...emptySheet(), artistName });
    expect([printable.content.artistName, printable.missing]).toEqual([printed, missing]);
  });

  it('leaves URLs unchanged', async () => {
    const links = [{ label: '𝓢ite', url: 'https://x.example/꧁𝓢' }];
    const { content } = await toPrintable({ ...emptySheet(), links });
    expect(content.links).toEqual([{ label: 'Site', url: 'https://x.example/꧁𝓢' }]);
  });
});
