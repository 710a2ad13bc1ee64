import type { Finding } from '@contract/documents/document';
import { findFillings, valueOf } from './fillings';
import { rewritten } from './text-form';

const blanksOf = (markdown: string): Finding[] =>
  [...markdown.matchAll(/\\?\[[^[\]\n]+?\\?\](?!\()/g)].map(({ 0: text, index }) => ({
    kind: 'blank',
    start: index,
    end: index + text.length,
    text,
    why: '',
  }));

/** Fills blanks in as the editor does, which may write the rest of the text in another way. */
const filled = (markdown: string, values: Record<string, string>): string =>
  (rewritten(markdown) ?? '').replace(
    /\\?\[([^[\]\n]+?)\\?\](?!\()/g,
    (whole, label: string) => values[label] ?? whole,
  );

test.each([
  ['Doors [time], tickets [price].', { time: '7pm' }],
  ['Doors [time], tickets [price].', { price: '£9' }],
  ['Doors [time], tickets [price].', { time: '7pm', price: '£9' }],
  ['[Town], [venue], [date]', { Town: 'Hull' }],
  ['[Town], [venue], [date]', { Town: 'Hull, UK' }],
  ['[Town], [venue], [date]', { venue: 'Adelphi' }],
  ['[Town], [venue], [date]', { date: '3 May 2027' }],
  ['Contact: [name], https://artist.example/a_b?c=1&d=2', { name: 'Ann Lee' }],
  ['Contact: [name], <https://artist.example>', { name: 'Ann Lee' }],
  ['Write to [email] or me_too@artist.example & co', { email: 'a_b@artist.example' }],
  ['__Doors__ at **[time]**, _tickets_ at the door', { time: '7pm' }],
  ['Doors \\[time\\], tickets \\[price\\].', { price: '£9' }],
  ['| Town | Doors |\n|---|---|\n|[town]|[time]|', { time: '7pm' }],
  ['Out on [date].\n\n- At [venue]\n- In [town]', { venue: 'Adelphi (upstairs)', town: 'Hull' }],
])('in “%s”, %j is offered', (markdown, values) => {
  const next = filled(markdown, values);
  const found = findFillings(markdown, blanksOf(markdown), next).map((each) => [each.label, valueOf(each, next)]);
  expect(Object.fromEntries(found)).toEqual(values);
});

test.each([
  ['nothing was filled in', 'Doors [time], tickets [price].', 'Doors [time], tickets [price] each.'],
  ['the sentence was cut', 'She sings. Doors [time], tickets [price].', 'She sings.'],
  ['the blank has another label', 'Doors [time].', 'Doors [hour].'],
])('%s: nothing is offered', (_why, markdown, next) => {
  expect(findFillings(markdown, blanksOf(markdown), next)).toEqual([]);
});
