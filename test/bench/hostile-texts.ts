import { introductionIn } from '../../backend/sandbox/ai/reading/people/introduction.js';
import { markdownHtml } from '../../backend/src/common/print/markdown-html.js';
import { deviceName } from '../../backend/src/auth/sessions/device-name.js';
import { entryAsMarkdown } from '../../backend/src/chat-export/transcript-markdown.js';
import { withoutMarker } from '../../contract/chats/chat.js';
import { excerptOf, excerptOfReply, wordsOf } from '../../backend/src/chats/history/search-words.js';
import { cleanSummary } from '../../backend/src/chats/history/summary.js';
import { cleanTitle } from '../../backend/src/chats/title.js';
import { greeting } from '../../backend/src/mail/greeting.js';
import { cleanFileName } from '../../backend/src/media/media-kinds.js';
import { splitPasted } from '../../backend/src/facts/own-words.js';
import { noteIn } from '../../backend/src/facts/note-request.js';
import { listedDays } from '../../backend/src/documents/proof/listed-dates.js';
import { prove } from '../../backend/src/documents/proof/prove.js';
import { checkedFacts } from '../../backend/src/pdf/content/checked-facts.js';
import { isHype } from '../../backend/src/pdf/content/hype.js';
import { isReworded } from '../../backend/src/pdf/content/reworded.js';
import { plain, ReadMessage } from '../../backend/src/pdf/content/said-message.js';
import { isSureDate } from '../../backend/src/pdf/content/sure-date.js';
import { toFacts } from '../../backend/src/pdf/page/page-facts.js';
import { isEmailAddress } from '../../contract/rules/email-rule.js';
import { isLink } from '../../contract/rules/link-rule.js';
import { limits } from '../../contract/limits.js';
import { draftIn } from '../../contract/rules/draft-rule.js';
import { plainTitle } from '../../contract/rules/plain-title.js';
import { safeHref } from '../../contract/rules/safe-href.js';
import { emptySheet, sheetTextProblem } from '../../contract/rules/sheet-rule.js';
import { textProblem } from '../../contract/rules/text-rule.js';
import { artist } from '../support/sheet-artist.js';

const rule = { label: 'Text', max: limits.messageMax };

/** How processes that everyone shares read untrusted texts: the API, and the sandbox for a demo without a key. */
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
  ['prove', (text) => prove(text, { facts: [], words: [wordsThatSay(text)], today: '2026-11-24' })],
  ['listedDays', (text) => listedDays(`May ${text}`)],
  ['splitPasted', splitPasted],
  ['introductionIn', (text) => introductionIn([text])],
  ['markdownHtml', markdownHtml],
  ['markdownHtml before an @', (text) => markdownHtml(`${text}@`)],
  ['isLink', (text) => isLink(`https://${text}`.slice(0, limits.linkMax))],
  ['isEmailAddress', (text) => isEmailAddress(text.slice(0, limits.emailMax))],
  ['safeHref', (text) => safeHref(`https://${text}`.slice(0, limits.messageMax))],
  ['textProblem', (text) => textProblem(text, rule)],
  ['sheetTextProblem', (text) => sheetTextProblem(text, rule)],
];

function wordsThatSay(text: string) {
  return { text, messageId: 'm1', saidOn: '2026-11-24', isPasted: false };
}

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
  ...['1,000,', 'A ', 'A of ', '@a', '29 ', 'two ', '+1 ', '“', "'", '\0'],
  ...['friday ', 'May 1, ', '1, ', '1/2/03 ', '5 Mar 31, ', 'hi a,\n', '; ', '"",', '!', '&a', 'a-'],
  ...[
    'please, ',
    'remember ',
    'we are ',
    'a band from ',
    'my folk ',
    'from Leeds, ',
    'indie-',
    '__GENERATE_PDF__',
    '__GENERATE_PDF_',
  ],
];

/** A unit repeated up to a length, alone and between two letters. */
type Text = (length: number) => string;
const texts = repeated.flatMap((unit): Text[] => {
  const text = (length: number) => unit.repeat(length / unit.length);
  return [text, (length) => `a${text(length)}b`];
});
/** Twice the maximum message length, so quadratic work shows. */
const textLength = 2 * rule.max;

/** How the worker reads an artist's messages and a model's facts while other artists wait. */
const sheetReaders: [name: string, read: (text: string) => unknown][] = [
  ['plain', plain],
  ['ReadMessage', (text) => new ReadMessage({ id: 'm1', text })],
  ['ReadMessage.find', (text) => findIn(new ReadMessage({ id: 'm1', text }), text)],
  ['isHype', isHype],
  ['isSureDate', isSureDate],
  ['isReworded', (text) => isReworded(text.slice(0, limits.messageMax), text.slice(0, 1000))],
  ['checkedFacts', (text) => checkedFacts(artist, [{ id: 'm1', text, asked: text.slice(0, 12_000) }], draftOf(text))],
  [
    'checkedFacts of requests',
    (text) => checkedFacts(artist, [{ id: 'm1', text, asked: text.slice(0, 12_000) }], draftOf(text, 'requests')),
  ],
  ['checkedFacts of short messages', (text) => checkedFacts(artist, shortMessagesOf(text), draftOf(text))],
  ['toFacts', (text) => toFacts(sheetOf(text), 'press', 'en', new Date())],
];

/** Half of the conversation length that is read: enough for quadratic work to show. */
const readCharacters = 20_000;

const said = [
  ...['이다', '에서', '습니다', '그리고에서', '한글 ', 'ول', 'و ا', 'あ', '漢字', 'カタ', 'ก', 'ﷺ', '😀', 'é\u0301'],
  ...['A', 'A ', 'Aa ', 'Abcde ', 'Аб ', 'Казань ', '1', '1 ', '1,', '12 ', '123 ', '1 m', 'milli', 'тыс', '1 days'],
  ...['"', '"a" ', '“', '” ', '„', '«', '「', "'", "a'", ' ', '\n', '\u00a0', ' \n', '(', '[', '{', '<'],
  ...[
    '-',
    '-a',
    "'a ",
    '. ',
    '.\n',
    '。',
    '?',
    '? "',
    'can you make ',
    "can't ",
    'never ',
    '1 not ',
    ' -',
    'but ',
    'a@b.',
    'https://',
  ],
];
const conversations = said.flatMap((unit): Text[] => {
  const text = (length: number) => unit.repeat(length / unit.length);
  return [text, (length) => `1${text(length)}1`];
});

/** The worst draft a model can return: the maximum of everything, all of it in the messages. */
function draftOf(text: string, says = 'states'): object {
  const found = { message: 1, evidence: text.slice(0, 1000), says };
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

function findIn(message: ReadMessage, text: string): unknown {
  return [1, 2, 3, 20, 200].map((length) => message.find(plain(text.slice(0, length)), message.whole));
}

/** The slowest reader and its slowest text. */
export interface Slowest {
  name: string;
  text: string;
  ms: number;
}

/**
 * CPU milliseconds of the slowest reader in the API and in the worker. Reading a text a few times takes less than 5;
 * quadratic work takes hundreds.
 */
export async function measureHostileTexts(): Promise<{ api: Slowest; worker: Slowest }> {
  return {
    api: await slowestOf(readers, texts, textLength),
    worker: await slowestOf(sheetReaders, conversations, readCharacters),
  };
}

async function slowestOf(
  all: readonly [name: string, read: (text: string) => unknown][],
  hostile: readonly Text[],
  length: number,
): Promise<Slowest> {
  let slowest: Slowest = { name: '', text: '', ms: 0 };
  for (const [name, read] of all) {
    for (const toText of hostile) {
      const text = toText(length);
      if ((await timeOf(read, text)) <= slowest.ms) continue;
      // The first run may have included compilation or garbage collection.
      const ms = Math.min(await timeOf(read, text), await timeOf(read, text));
      if (ms > slowest.ms) slowest = { name, text: JSON.stringify(text.slice(0, 12)), ms };
    }
  }
  return slowest;
}

async function timeOf(read: (text: string) => unknown, text: string): Promise<number> {
  const start = process.cpuUsage();
  await read(text);
  return process.cpuUsage(start).user / 1000;
}
