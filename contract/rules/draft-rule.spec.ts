import { draftIn, draftsIn } from './draft-rule.js';

const words = (count: number): string => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

describe('a draft', () => {
  it.each([
    ['a quoted letter', `Here it is.\n\n> **Subject:** Hi\n>\n> ${words(40)}\n\nSend it to one editor.`, true],
    ['a fenced text', `Here:\n\n\`\`\`\n${words(40)}\n\`\`\``, true],
    ['a short quote', `They wrote:\n\n> ${words(5)}\n\n${words(60)}`, false],
    ['two short quotes', `> ${words(16)}\n\nand\n\n> ${words(16)}`, false],
    ['a Japanese text', `どうぞ。\n\n> ${'新曲が来月に出ます。'.repeat(8)}`, true],
    ['a short Chinese quote', '他们写道：\n\n> 新歌下个月发行。', false],
    ['a Thai text', `> ${'เพลงใหม่ออกเดือนหน้า'.repeat(5)}`, true],
    ['plain advice', words(200), false],
  ])('is recognised: %s', (_what, reply, isDraft) => {
    expect(draftIn(reply) !== null).toBe(isDraft);
  });

  it('contains only its own words', () => {
    const reply = `Here it is.\n\n> short\n\n> **Subject:** Hi\n>\n> ${words(40)}\n\nSend it to one editor.`;
    expect(draftIn(reply)).toBe(`**Subject:** Hi\n\n${words(40)}`);
  });

  it('is one of several, each with its heading', () => {
    const fenced = `\`\`\`\n${words(35)}\n\`\`\``;
    const reply = `Two texts.\n\n## Press release\n\n${fenced}\n\n**Pitch:**\nSend it soon.\n\n> short\n\n> ${words(40)}\n\nOr:\n\n> ${words(31)}`;
    expect(draftsIn(reply)).toEqual([
      { text: fenced, heading: 'Press release' },
      { text: words(40), heading: '' },
      { text: words(31), heading: '' },
    ]);
    expect(draftsIn(reply.replace('> short\n\n', ''))[1]).toEqual({ text: words(40), heading: 'Pitch' });
  });
});
