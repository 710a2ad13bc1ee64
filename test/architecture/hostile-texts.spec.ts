import { deviceName } from '../../backend/src/auth/sessions/device-name.js';
import { entryAsMarkdown } from '../../backend/src/chat-export/transcript-markdown.js';
import { draftIn } from '../../backend/src/chats/messages/draft.js';
import { withoutMarker } from '../../backend/src/chats/replies/one-sheet-tool.js';
import { excerptOf, excerptOfReply, wordsOf } from '../../backend/src/chats/history/search-words.js';
import { cleanSummary } from '../../backend/src/chats/history/summary.js';
import { cleanTitle } from '../../backend/src/chats/title.js';
import { greeting } from '../../backend/src/mail/greeting.js';
import { cleanFileName } from '../../backend/src/media/media-kinds.js';
import { noteIn } from '../../backend/src/memory/note-request.js';
import { checkedFacts } from '../../backend/src/pdf/content/checked-facts.js';
import { isHype } from '../../backend/src/pdf/content/hype.js';
import { PlainTruth } from '../../backend/src/pdf/content/plain-truth.js';
import { figuresIn, holds, plain, straight, wordsIn } from '../../backend/src/pdf/content/said-text.js';
import { denials, statements } from '../../backend/src/pdf/content/stated.js';
import { isSureDate } from '../../backend/src/pdf/content/sure-date.js';
import { toFacts } from '../../backend/src/pdf/page/page-facts.js';
import { isEmailAddress } from '../../contract/rules/email-rule.js';
import { isLink } from '../../contract/rules/link-rule.js';
import { limits } from '../../contract/limits.js';
import { plainTitle } from '../../contract/rules/plain-title.js';
import { safeHref } from '../../contract/rules/safe-href.js';
import { emptySheet, sheetTextProblem } from '../../contract/rules/sheet-rule.js';
import { textProblem } from '../../contract/rules/text-rule.js';
import { artist } from '../support/sheet-artist.js';

/**
 * In milliseconds of the processor. What goes through a text a few times takes less than five; what takes the square of its
 * length, hundreds.
 */
const most = 50;

const rule = { label: 'Text', max: limits.messageMax };

/** What the API process, which answers everybody, does with texts that somebody else wrote. */
const readers: [name: string, read: (text: string) => unknown][] = [
  ['entryAsMarkdown', (text) => entryAsMarkdown(entryOf(text))],
  ['noteIn', (text) => noteIn(`remember that${text}\n\nand now`)],
  ['excerptOf', (text) => excerptOf(text, ['zzz', 'a'])],
  ['excerptOfReply', (text) => excerptOfReply(text, ['zzz', 'a'])],
  ['wordsOf', (text) => wordsOf(text.slice(0, limits.searchMax))],
  ['cleanTitle', cleanTitle],
  ['plainTitle', (text) => plainTitle(text.slice(0, limits.chatTitleMax))],
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

/** One thing over and over, alone and between two letters, as long as is asked for. */
type Text = (length: number) => string;
const texts = repeated.flatMap((unit): Text[] => {
  const text = (length: number) => unit.repeat(length / unit.length);
  return [text, (length) => `a${text(length)}b`];
});
/** Twice the longest message: the square shows. */
const textLength = 2 * rule.max;

it.each(readers)('%s is done with a long text at once, whatever it is made of', async (_, read) => {
  expect(await slowOf(read, texts, textLength, most)).toEqual([]);
});

/** What the worker does with what an artist said, or had a model find in it, while all others wait for their sheets. */
const sheetReaders: [name: string, read: (text: string) => unknown][] = [
  ['statements', statements],
  ['denials', (text) => denials(straight(text))],
  ['wordsIn', wordsIn],
  ['figuresIn', figuresIn],
  ['isHype', (text) => isHype(text, [text.slice(0, 100)])],
  ['isSureDate', isSureDate],
  ['holds', (text) => [1, 2, 3, 20, 200].map((length) => holds(plain(text), text.slice(0, length)))],
  ['PlainTruth', (text) => new PlainTruth(plain(text), []).holds(capitals(text.slice(0, limits.messageMax)))],
  ['checkedFacts', (text) => checkedFacts(artist, [{ id: 'm1', text, asked: text.slice(0, 12_000) }], draftOf(text))],
  ['checkedFacts of short messages', (text) => checkedFacts(artist, shortMessagesOf(text), draftOf(text))],
  ['toFacts', (text) => toFacts(sheetOf(text), 'press', 'en', new Date())],
];

/** Half as much as is read of a conversation: the square shows. */
const readCharacters = 20_000;
const mostOfSheet = 100;

const said = [
  ...['이다', '에서', '습니다', '그리고에서', '한글 ', 'ول', 'و ا', 'あ', '漢字', 'カタ', 'ก', 'ﷺ', '😀', 'é\u0301'],
  ...['A', 'A ', 'Aa ', 'Abcde ', 'Аб ', 'Казань ', '1', '1 ', '1,', '12 ', '123 ', '1 m', 'milli', 'тыс', '1 days'],
  ...['"', '"a" ', '“', '” ', '„', '«', '「', "'", "a'", ' ', '\n', '\u00a0', ' \n', '(', '[', '{', '<'],
  ...['. ', '.\n', '。', '?', '? "', 'can you make ', "can't ", 'never ', '1 not ', ' -', 'but ', 'a@b.', 'https://'],
];
const conversations = said.flatMap((unit): Text[] => {
  const text = (length: number) => unit.repeat(length / unit.length);
  return [text, (length) => `1${text(length)}1`];
});

it.each(sheetReaders)('%s is done with a long conversation at once, whatever was said', async (_, read) => {
  expect(await slowOf(read, conversations, readCharacters, mostOfSheet)).toEqual([]);
});

/** The worst that a model can be made to answer: as much as it may, and all of it said. */
function draftOf(text: string): object {
  const found = { message: 1, evidence: text.slice(0, 2) };
  const placed = ['forFansOf', 'release.title', 'release.story', 'release.date', 'contact.phone', 'contact.email'];
  const times = <T>(count: number, entry: (index: number) => T): T[] =>
    Array.from({ length: count }, (_, at) => entry(at));
  return {
    facts: placed.map((place) => ({ ...found, place, value: text.slice(0, 200) })),
    bio: [{ ...found, sentence: text.slice(0, limits.messageMax) }],
    numbers: times(50, (at) => {
      return {
        ...found,
        figure: `1${text.slice(0, at)}`,
        what: text.slice(0, 80 - at),
        source: text.slice(0, 80),
        asOf: '1',
      };
    }),
    quotes: times(10, (at) => ({ ...found, text: text.slice(at, 390), outlet: text.slice(0, 100), link: '' })),
    shows: times(10, (at) => ({
      ...found,
      date: text.slice(0, 50),
      venue: text.slice(at, 100),
      city: text.slice(0, 100),
    })),
    tracks: times(10, (at) => ({ ...found, title: text.slice(at, 90) })),
  };
}

function shortMessagesOf(text: string): { id: string; text: string }[] {
  return Array.from({ length: 1000 }, (_, at) => ({ id: `m${at}`, text: text.slice(40 * at, 40 * (at + 1)) }));
}

function sheetOf(text: string): ReturnType<typeof emptySheet> {
  const url = `https://artist.test/${text}`.slice(0, limits.linkMax);
  return {
    ...emptySheet(),
    ...{ artistName: text, genre: text, bio: text, topCities: text, tempo: text, videoLink: url },
    numbers: [{ figure: text.slice(0, 14), what: text, source: text, asOf: text }],
    quotes: [{ text, outlet: text, link: url }],
    shows: [{ date: text, venue: text, city: text }],
  };
}

/** Each word as a name. */
function capitals(text: string): string {
  return text.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}

/**
 * The texts that take longer than they may, in milliseconds. On a busy machine all of them may: what takes the square of its
 * length takes sixteen times as long as a quarter of it, at any speed, and what goes through it a few times takes four times.
 */
async function slowOf(
  read: (text: string) => unknown,
  all: readonly Text[],
  length: number,
  mostMs: number,
): Promise<string[]> {
  const slow: string[] = [];
  for (const text of all) {
    const whole = text(length);
    if ((await timeOf(read, whole)) <= mostMs) continue;
    const quarterMs = await timeOf(read, text(length / 4));
    // Code may have been compiled meanwhile, or memory tidied.
    const wholeMs = Math.min(await timeOf(read, whole), await timeOf(read, whole));
    if (wholeMs > mostMs && (wholeMs > 10 * quarterMs || wholeMs > 10 * mostMs))
      slow.push(
        `${JSON.stringify(whole.slice(0, 20))}: ${Math.round(wholeMs)} ms, a quarter ${Math.round(quarterMs)} ms`,
      );
  }
  return slow;
}

async function timeOf(read: (text: string) => unknown, text: string): Promise<number> {
  const begin = process.cpuUsage();
  await read(text);
  return process.cpuUsage(begin).user / 1000;
}
