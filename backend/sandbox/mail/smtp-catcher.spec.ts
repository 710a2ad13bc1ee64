import { findLinks } from './smtp-catcher.js';

test.each([
  ['in a sentence', 'See https://a.test/x?y=1&z=2.', '', ['https://a.test/x?y=1&z=2']],
  ['in brackets', '(https://a.test) <https://b.test/>', '', ['https://a.test', 'https://b.test/']],
  ['in HTML', '', `<a href='https://a.test/?x&#x3D;1&amp;y=2'>x</a>`, ['https://a.test/?x=1&y=2']],
  ['twice', 'https://a.test', '<a href="https://a.test">x</a>', ['https://a.test']],
  ['that are not web addresses', 'mailto:x@a.test', '<a href="javascript:1">x</a><a href="#top">x</a>', []],
])('links %s', (_case, text, html, links) => {
  expect(findLinks(text, html)).toEqual(links);
});
