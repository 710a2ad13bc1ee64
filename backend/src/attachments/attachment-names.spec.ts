import { cleanName, nameOfPaste } from './attachment-names.js';

describe('the name of an attachment', () => {
  it.each([
    ['../../etc/cron.d/x.pdf', 'x.pdf'],
    ['C:\\Users\\me\\Contract 2027.docx', 'Contract 2027.docx'],
    ['a\u202Efdp.exe\r\nSet-Cookie: x', 'a fdp.exe Set-Cookie: x'],
    ['\0\u0007', 'File'],
    [`${'🎺'.repeat(300)}.txt`, `${'🎺'.repeat(44)}…${'🎺'.repeat(11)}.txt`],
    [`${'a'.repeat(56)}.txt`, `${'a'.repeat(56)}.txt`],
    [`The ${'a'.repeat(60)} final.docx`, `The ${'a'.repeat(40)}…${'a'.repeat(4)} final.docx`],
  ])('of %j is %j', (given, name) => {
    expect(cleanName(given)).toBe(name);
  });

  it.each([
    ['Dear Mara,\n\nwe would like', '“Dear Mara, we would like”'],
    [`${'word '.repeat(40)}`, `“${'word '.repeat(12).trim()}…”`],
    [' \u200b\n ', 'Pasted text'],
  ])('of the paste %j is %j', (text, name) => {
    expect(nameOfPaste(text)).toBe(name);
  });
});
