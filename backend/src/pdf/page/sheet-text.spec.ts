import { breakable, cutToLength, cutToWords, directionOf, languageOf, toLine } from './sheet-text.js';

describe('text for paper', () => {
  it.each([
    ['a\n\n b\t c', 'a b c'],
    ['\u0000a\u0007b\u202ec', 'abc'],
    ['half \ud83d', 'half'],
    ['e\u0301\u0302\u0303\u0304\u0305\u0306', 'e\u0301\u0302\u0303'],
    ['👩‍🎤 sings', '👩‍🎤 sings'],
  ])('%j is one printable line', (text, line) => {
    expect(toLine(text)).toBe(line);
  });

  it.each([
    ['short', 20, 'short'],
    ['one two three', 10, 'one two…'],
    ['one, two', 6, 'one…'],
    ['W'.repeat(30), 10, `${'W'.repeat(9)}…`],
    ['👩‍🎤👩‍🎤👩‍🎤', 8, '👩‍🎤…'],
  ])('%j cut to %i characters ends after a word', (text, most, cut) => {
    expect(cutToLength(text, most)).toBe(cut);
    expect(cut.length).toBeLessThanOrEqual(most);
  });

  it('is cut to a word limit at the end of a sentence', () => {
    expect(cutToWords('One two. Three four five. Six.', 5, 'en')).toEqual(['One two.', 'Three four five.']);
    expect(cutToWords('One two. Three four five. Six.', 4, 'en')).toEqual(['One two.']);
  });

  it('keeps whole words if the first sentence is too long', () => {
    expect(cutToWords('one two three four five', 3, 'en')).toEqual(['one two three…']);
  });

  it.each([
    ['夜のオーケストラ、東京', 'ja', ['夜', 'の', 'オーケストラ、', '東京']],
    ['「夜」', 'ja', ['「', '夜」']],
    ['AC/DC', 'en', ['AC/DC']],
  ])('%s may be broken between its words', (name, language, parts) => {
    expect(breakable(name, language)).toEqual(parts);
  });

  it.each([
    ['夜の灯台', 'ja', 'ltr'],
    ['서울 밴드', 'ko', 'ltr'],
    ['北京乐队', 'zh', 'ltr'],
    ['ليلى حدّاد', 'ar', 'rtl'],
    ['להקה', 'he', 'rtl'],
    ['Mara Quill', 'en', 'ltr'],
    ['Группа', 'en', 'ltr'],
    ['雪の手紙は Spotify と Apple Music で聴けます', 'ja', 'ltr'],
    ['夜の灯台 are three people from Sapporo', 'en', 'ltr'],
    ['她翻唱了《さくら》，在北京和上海的小酒馆里唱了很多年', 'zh', 'ltr'],
    ['ليلى makes pop', 'en', 'ltr'],
    ['', 'en', 'ltr'],
  ])('%s is typeset as %s, %s', (text, language, direction) => {
    expect([languageOf(text), directionOf(text)]).toEqual([language, direction]);
  });
});
