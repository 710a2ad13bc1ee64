import { completeLink } from './link-rule.js';

test.each([
  ['maraquill.com', 'https://maraquill.com/'],
  ['maraquill.com:8443', 'https://maraquill.com:8443/'],
  [' open.spotify.com/track/1?si=2 ', 'https://open.spotify.com/track/1?si=2'],
  ['https://mara.example', 'https://mara.example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['not a link', 'not a link'],
  ['mara@artist.test', 'mara@artist.test'],
  ['@maraquill', '@maraquill'],
  ['', ''],
])('%j is completed to %j', (typed, link) => {
  expect(completeLink(typed)).toBe(link);
});

test.each([
  ['@mara.quill', 'instagram', 'https://www.instagram.com/mara.quill'],
  ['@maraquill', 'x', 'https://x.com/maraquill'],
  ['x.com/maraquill', 'x', 'https://x.com/maraquill'],
  ['@mara quill', 'x', '@mara quill'],
  ['', 'x', ''],
] as const)('%j on %s is completed to %j', (typed, network, link) => {
  expect(completeLink(typed, network)).toBe(link);
});
