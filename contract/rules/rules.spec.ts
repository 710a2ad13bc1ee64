import { isEmailAddress } from './email-rule.js';
import { isLink } from './link-rule.js';
import { safeHref } from './safe-href.js';
import { oneLine, textProblem, visibleText } from './text-rule.js';

describe('a link', () => {
  it.each(['https://artist.example', 'http://artist.example/a?b=c#d', 'https://artist.example:8443/ä'])(
    '%s is one',
    (link) => {
      expect(isLink(link)).toBe(true);
    },
  );
  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.test',
    'http://a@b\\c',
    'https://user:secret@artist.example',
    'ftp://artist.example',
    'artist.example',
    'https:///path',
    'https://artist.example/ with space',
    'https://artist.example/\0',
    '',
    null,
    ['https://artist.example'],
  ])('%j isn’t', (link) => {
    expect(isLink(link)).toBe(false);
  });
});

it.each([
  ['mara@artist.example', true],
  [' mara@artist.example ', true],
  ['mara', false],
  [`${'m'.repeat(250)}@artist.example`, false],
  ['\ud800@artist.example', false],
  ['mara@\udc00.example', false],
])('%j is an email address: %s', (text, isOne) => {
  expect(isEmailAddress(text)).toBe(isOne);
});

describe('a text', () => {
  const rule = { label: 'Name', min: 2, tooShort: 'Name must be at least 2 characters', max: 5 };

  it.each<[unknown, string | undefined]>([
    ['Al', undefined],
    ['  Al  '.slice(1, 5), undefined],
    ['A', 'Name must be at least 2 characters'],
    [' A  ', 'Name must be at least 2 characters'],
    ['A\u200b\u200b', 'Name must be at least 2 characters'],
    ['A\u202e\u2066', 'Name must be at least 2 characters'],
    ['A\u0001', 'Name must be at least 2 characters'],
    ['Alexis', 'Name must be at most 5 characters'],
    ['Al\0', 'Name must not contain the NUL character'],
    [['Al'], 'Name must be text'],
    [undefined, 'Name must be text'],
  ])('%j: %s', (value, problem) => {
    expect(textProblem(value, rule)).toBe(problem);
  });

  it('spaces count if they are kept', () => {
    expect(textProblem('    ', { ...rule, keepSpaces: true })).toBeUndefined();
  });

  it.each([
    [' Mara  Quill ', 'Mara  Quill'],
    ['Mara\r\nQuill', 'Mara Quill'],
    ['Mara\u2028Quill\u0085Jr.\u001b', 'Mara Quill Jr.'],
    ['\u202eMara\u202c \u2066Quill\u2069', 'Mara Quill'],
    ['\u05de\u05e8\u05d4 \u200fQ', '\u05de\u05e8\u05d4 \u200fQ'],
  ])('%j is kept as the name %j', (name, kept) => {
    expect(oneLine(name)).toBe(kept);
  });

  it('invisible characters alone aren’t text', () => {
    expect(visibleText('\u200b \ufeff\t')).toBe('');
  });
});

it.each([
  ['https://example.com/a?b=1#c', 'https://example.com/a?b=1#c'],
  ['http://example.com', 'http://example.com/'],
  ['mailto:mara@example.com', 'mailto:mara@example.com'],
  ['javascript:alert(1)', null],
  ['JAVASCRIPT:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['data:text/html,<script>', null],
  ['vbscript:x', null],
  ['file:///etc/passwd', null],
  ['/api/logout', null],
  ['//example.com', null],
  ['', null],
])('a link to %j leads to %j', (href, safe) => {
  expect(safeHref(href)).toBe(safe);
});
