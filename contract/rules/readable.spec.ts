import { oneSheetMarker, oneSheetSentence } from '../chats/chat.js';
import { plainMail, readable } from './readable.js';

describe('Markdown as readable text', () => {
  it.each<[string, string]>([
    ['## The *angle*', 'The angle'],
    ['Send **two** `follow-ups`, ~~not~~ _three_', 'Send two follow-ups, not three'],
    [
      'See [the guide](https://example.test/a_b "title") or <https://example.test>',
      'See the guide or https://example.test',
    ],
    ['- one\n- two\n  1. three\n\n- [x] four', '• one\n• two\n1. three\n• four'],
    ['> quoted\n> on\n\n---\n\nafter', 'quoted\non\nafter'],
    ['```md\n**as it stands**\n```', '**as it stands**'],
    ['| a | b |\n|---|---|\n| **c** | d |', 'a · b\nc · d'],
    ['5 * 3 \\* 2 snake_case_name <b>bold</b>', '5 * 3 * 2 snake_case_name <b>bold</b>'],
    ['| a |\n|---|\n| b<br>c<BR/>d |', 'a\nb\nc\nd'],
    [oneSheetMarker, oneSheetSentence],
    ['>'.repeat(20_000), '>'.repeat(20_000)],
  ])('%j is %j', (markdown, words) => {
    expect(readable(markdown)).toBe(words);
  });
});

describe('Markdown as the plain text of an email', () => {
  it.each<[string, string]>([
    ['# Salt Road\n\nOut **now**.\n\n- one\n- two\n\nMara', 'Salt Road\n\nOut now.\n\n• one\n• two\n\nMara'],
    ['Hear [the *song*](https://salt.test/a_b).', 'Hear the song (https://salt.test/a_b).'],
    [
      'Hear https://salt.test, **www.salt.test**, <mara@salt.test>',
      'Hear https://salt.test, www.salt.test, mara@salt.test',
    ],
    ['- Write to [Mara](mailto:mara@salt.test)', '• Write to Mara (mara@salt.test)'],
    ['First line  \nsecond line', 'First line\nsecond line'],
    ['Plain.\n\nText.', 'Plain.\n\nText.'],
  ])('%j is %j', (markdown, words) => {
    expect(plainMail(markdown)).toBe(words);
  });
});
