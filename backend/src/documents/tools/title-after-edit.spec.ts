import { titleAfterEdit } from './title-after-edit.js';

describe('the title after an edit', () => {
  const title = 'Gig announcement: Carlisle, Saturday 16 January 2027';

  it.each([
    ['Saturday 16', 'Sunday 17', 'Gig announcement: Carlisle, Sunday 17 January 2027'],
    [
      '**Date:** Saturday 16 January 2027',
      '**Date:** Sunday 17 January 2027',
      'Gig announcement: Carlisle, Sunday 17 January 2027',
    ],
    ['The Old Granary, Carlisle', 'The Old Granary, Kendal', 'Gig announcement: Kendal, Saturday 16 January 2027'],
  ])('follows %j to %j', (find, replace, expected) => {
    expect(titleAfterEdit(title, find, replace)).toBe(expected);
  });

  it.each([
    ['[full address]', '4 Castle Street'],
    ['Carlisle', ''],
    ['announcement', 'news'],
    ['Doors: 1', 'Doors: 7'],
    ['Support: Neon Foxes', 'Support: Hal Reed'],
    ['Carlisle', 'C'.repeat(500)],
  ])('stays for %j to %j', (find, replace) => {
    expect(titleAfterEdit(title, find, replace)).toBe(title);
  });

  it('stays if the words are in it twice', () => {
    expect(titleAfterEdit('Carlisle, then Carlisle', 'Carlisle', 'Kendal')).toBe('Carlisle, then Carlisle');
  });
});
