import { completeLink } from './link-rule.js';

test.each([
  ['maraquill.bandcamp.com', 'https://maraquill.bandcamp.com'],
  [' open.spotify.com/track/1?si=2 ', 'https://open.spotify.com/track/1?si=2'],
  ['https://mara.example', 'https://mara.example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['not a link', 'not a link'],
  ['mara@artist.test', 'mara@artist.test'],
  ['', ''],
])('%j is completed to %j', (typed, link) => {
  expect(completeLink(typed)).toBe(link);
});
