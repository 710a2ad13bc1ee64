import { lastReply } from '../../questions/talk.fixture.js';
import { signsKeptOut } from './signs-kept-out.js';

it.each([
  'sin emojis porfa',
  'sin hashtags y sin emojis por favor',
  'no hashtags, no emojis please',
  'sin exclamaciones ni caritas',
])('“%s” only keeps signs out', (wish) => expect(signsKeptOut(wish)).not.toBeNull());

it.each(['sin mayúsculas', 'sin emojis y sin mi apellido', 'no mention of Leeds', 'emojis'])(
  '“%s” says something else',
  (wish) => expect(signsKeptOut(wish)).toBeNull(),
);

it('a wish that the text follows isn’t reported as unheeded', () => {
  const out = 'mi single Cal Viva sale el 29 de enero. ';
  expect(lastReply([`${out}hazme 3 textos para instagram, sin hashtags y sin emojis porfa`]).text).not.toContain(
    'No he seguido',
  );
});
