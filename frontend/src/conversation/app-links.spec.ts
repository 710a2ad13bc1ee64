import { isLinkedPath } from './app-links';

const id = '01a229df-b04b-723b-a476-63390ae7d112';

it.each([
  [`/documents/${id}`, true],
  [`/releases/${id}`, true],
  ['/privacy', true],
  [`/documents/${id}/delete`, false],
  [`/documents/${id}?x=1`, false],
  ['/documents/x', false],
  ['/settings', false],
  ['//evil.example', false],
  [`https://evil.example/documents/${id}`, false],
])('a reply’s link to %s opens: %s', (path, isLinked) => {
  expect(isLinkedPath(path)).toBe(isLinked);
});
