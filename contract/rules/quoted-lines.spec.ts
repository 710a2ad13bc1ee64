import { type QuotePart, quoteParts, withoutQuoteMarks } from './quoted-lines.js';

const quote = (text: string): QuotePart => ({ isQuote: true, text });
const typed = (text: string): QuotePart => ({ isQuote: false, text });

describe('the quotations in a typed text', () => {
  it.each<[string, string, QuotePart[]]>([
    [
      'between an instruction and a wish',
      'Change this passage:\n\n> FOR IMMEDIATE RELEASE\n> \n> — “Salt Road”\n\nMake it shorter',
      [typed('Change this passage:'), quote('FOR IMMEDIATE RELEASE\n\n— “Salt Road”'), typed('Make it shorter')],
    ],
    ['alone', '> A lovely song', [quote('A lovely song')]],
    ['with an empty line that was trimmed', 'See:\n> One\n>\n> two\n>', [typed('See:'), quote('One\n\ntwo')]],
    ['of lines that begin with figures', '> 29 January 2027\n> Hull', [quote('29 January 2027\nHull')]],
    ['with a quotation in it', '> > They wrote\n> Yes', [quote('> They wrote\nYes')]],
    ['keep other Markdown as typed', '> **Yes** <b>\n*no*', [quote('**Yes** <b>'), typed('*no*')]],
  ])('%s', (_name, text, parts) => {
    expect(quoteParts(text)).toEqual(parts);
  });

  it.each([
    'Just words',
    '  Indented\n\nas typed\n',
    '> 500 streams a day is my goal',
    'We want:\n> €200 a show',
    '>:( no',
    '->',
    'a > b',
    '',
  ])('are not in %j, which stays as it is', (text) => {
    expect(quoteParts(text)).toEqual([typed(text)]);
  });
});

test('a text without the marks of its quotations keeps their words', () => {
  expect(withoutQuoteMarks('Change this:\n\n> One\n> two\n\nShorter')).toBe('Change this:\n\nOne\ntwo\n\nShorter');
  expect(withoutQuoteMarks('> One')).toBe('One');
});
