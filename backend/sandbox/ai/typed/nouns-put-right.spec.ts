import { lastReply } from '../questions/talk.fixture.js';
import { withNounPutRight } from './nouns-put-right.js';

describe('what was said wrong of a place', () => {
  it.each([
    [
      'recorded it in my dorm room',
      'its my apartment actually, i graduated lol',
      'It was my apartment, not my dorm room. i graduated lol',
    ],
    ['we made it at the old mill with Jo', 'wait it was the boathouse', 'It was the boathouse, not the old mill.'],
    ['I wrote it in a caravan', 'actually it was my van', 'It was my van, not a caravan.'],
  ])('%s: %s', (before, message, whole) => expect(withNounPutRight(message, [before])).toBe(whole));

  it.each([
    ['we made it at the old mill and mixed it in the boathouse', 'wait it was the barn'],
    ['recorded it in my dorm room', 'its my first song actually'],
    ['recorded it in my dorm room', 'its my apartment, not my dorm room actually'],
    ['recorded it in my dorm room', "it's the best room"],
    ['we play on the 5th', 'sorry its the 6th'],
    ['', 'its my apartment actually'],
  ])('stays as it is: %s: %s', (before, message) => expect(withNounPutRight(message, [before])).toBe(message));

  it('is put right in the text', () => {
    const { texts } = lastReply([
      'my new single Moss is out on 12 February. I recorded it on a 4 track in my dorm room. Write the blog pitch.',
      'its my apartment actually, i graduated lol',
    ]);
    expect(texts.at(-1)).toContain('on a 4 track in my apartment');
    expect(texts.at(-1)).not.toContain('dorm');
  });
});
