import { lastReply } from '../../questions/talk.fixture.js';
import { withOtherRole } from './other-role.js';

const rex = { name: 'Rex Odom', musicGenre: 'grime', location: 'Hull', songTitle: '', songLink: '' };
const bio = 'I wrote your bio, 50 words: [Rex Odom](/documents/1).';

it.each([
  ['say singer and poet', 'change “a grime artist” to “a singer and poet”'],
  ['take out my age and say MC', 'take out my age. change “a grime artist” to “an mc”'],
  ['say sorry to them', 'say sorry to them'],
])('is what the artist is called in a biography: %s', (message, told) => {
  expect(withOtherRole(message, 'grime', [bio], 'en')).toBe(told);
  expect(withOtherRole('say singer and poet', 'grime', ['Noted.'], 'en')).toBe('say singer and poet');
});

it('is changed in both biographies, and the age is cut', () => {
  const { texts } = lastReply(
    [
      'need a bio, a short one and a long one. I teach kids to sing. im 31 now',
      'take out my age and say singer and poet',
    ],
    rex,
  );
  expect(texts).toHaveLength(2);
  for (const text of texts) {
    expect(text).toContain('Rex Odom is a singer and poet from Hull.');
    expect(text).not.toContain('31');
  }
});
