import { lastReply } from '../talk.fixture.js';

const bios = 'Need bios. one line, 50, 100 and 250 words';

it('a bio for Spotify is the longest', () => {
  expect(lastReply([bios, 'which one do i put on spotify']).text).toContain('**1,500 characters**');
});

it('a bio for somewhere else is the shortest that fits', () => {
  expect(lastReply([bios, 'which one should i send to the festival?']).text).toContain('**50 words** for a programme');
});

it('nothing else is such a question', () => {
  expect(lastReply(['which one do i put on spotify']).text).not.toContain('1,500');
  expect(lastReply([bios, 'which song should I pitch?']).text).not.toContain('1,500');
});
