import { deviceName } from '../../backend/src/auth/device-name.js';
import { toMarkdown } from '../../backend/src/chat-export/transcript-markdown.js';
import { draftIn } from '../../backend/src/chats/draft.js';
import { withoutMarker } from '../../backend/src/chats/one-sheet-tool.js';
import { excerptOf, excerptOfReply, wordsOf } from '../../backend/src/chats/search-words.js';
import { cleanSummary } from '../../backend/src/chats/summary.js';
import { cleanTitle } from '../../backend/src/chats/title.js';
import { greeting } from '../../backend/src/mail/greeting.js';
import { cleanFileName } from '../../backend/src/media/media-kinds.js';
import { noteIn } from '../../backend/src/memory/note-request.js';
import { isEmailAddress } from '../../contract/email-rule.js';
import { isLink } from '../../contract/link-rule.js';
import { limits } from '../../contract/limits.js';
import { safeHref } from '../../contract/safe-href.js';
import { sheetTextProblem } from '../../contract/sheet-rule.js';
import { textProblem } from '../../contract/text-rule.js';

/** In milliseconds of the processor. What goes through a text a few times takes less than five; what takes the square of its length, hundreds. */
const most = 50;

const rule = { label: 'Text', max: limits.messageMax };

/** What the API process, which answers everybody, does with texts that somebody else wrote. */
const readers: [name: string, read: (text: string) => unknown][] = [
  ['toMarkdown', (text) => toMarkdown({ title: '', subtitle: '', entries: [entryOf(text)] })],
  ['noteIn', (text) => noteIn(`remember that${text}\n\nand now`)],
  ['excerptOf', (text) => excerptOf(text, ['zzz', 'a'])],
  ['excerptOfReply', (text) => excerptOfReply(text, ['zzz', 'a'])],
  ['wordsOf', (text) => wordsOf(text.slice(0, limits.searchMax))],
  ['cleanTitle', cleanTitle],
  ['cleanSummary', cleanSummary],
  ['draftIn', draftIn],
  ['withoutMarker', withoutMarker],
  ['cleanFileName', (text) => cleanFileName(text, ['.jpg'])],
  ['deviceName', deviceName],
  ['greeting', greeting],
  ['isLink', (text) => isLink(`https://${text}`.slice(0, limits.linkMax))],
  ['isEmailAddress', (text) => isEmailAddress(text.slice(0, limits.emailMax))],
  ['safeHref', (text) => safeHref(`https://${text}`.slice(0, limits.messageMax))],
  ['textProblem', (text) => textProblem(text, rule)],
  ['sheetTextProblem', (text) => sheetTextProblem(text, rule)],
];

function entryOf(text: string) {
  return { speaker: 'Mara', at: 'Nov 21, 2026 1:25 PM', isMarkdown: false, text, note: null };
}

const repeated = [
  ...[' ', '\t', '\n', '\r', '\r\n', '\u2028', '\u00a0', ' \n', '\n ', '- ', '1', '1.', '1. ', '>', '> ', '>\n', '#'],
  ...[
    '_',
    '*',
    '_a',
    '*a ',
    '~',
    '[',
    '](',
    '[a](',
    '![',
    '<',
    '<a ',
    '<!--',
    '`',
    '```\n',
    '|',
    '|-',
    '\\',
    '"',
    ':',
    ',',
  ],
  ...['@', 'a@', '.', 'a.', '/', 'www.', 'http://', 'a', 'é', '\u0301', '\u0301\u0316', '\u200b', '\ud800', '😀', 'あ'],
  ...['please, ', 'remember ', '__GENERATE_PDF__', '__GENERATE_PDF_'],
];

/** One thing over and over, alone and between two letters: twice the longest message, so that the square shows. */
const texts = repeated.flatMap((unit) => {
  const text = unit.repeat((2 * rule.max) / unit.length);
  return [text, `a${text}b`];
});

it.each(readers)('%s is done with a long text at once, whatever it is made of', async (_, read) => {
  const slow: string[] = [];
  for (const text of texts) {
    // The first time it may have been compiled meanwhile.
    const taken = Math.min(await timeOf(read, text), await timeOf(read, text));
    if (taken > most) slow.push(`${JSON.stringify(text.slice(0, 20))}: ${Math.round(taken)} ms`);
  }
  expect(slow).toEqual([]);
});

async function timeOf(read: (text: string) => unknown, text: string): Promise<number> {
  const begin = process.cpuUsage();
  await read(text);
  return process.cpuUsage(begin).user / 1000;
}
