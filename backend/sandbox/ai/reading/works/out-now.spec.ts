import { lastReply } from '../../questions/talk.fixture.js';
import { saysOutNow } from './out-now.js';

it.each([
  'its out now',
  'it’s out now, about noodles',
  'the single is already out',
  'ya está disponible',
  'it came out.',
])('is out: %s', (text) => expect(saysOutNow(text.replace(/^its/u, 'it’s'))).toBe(true));

it.each([
  'it’s not out yet',
  'when it’s out I’ll tell you',
  'it will be out in May',
  'is it out now?',
  'cuando ya salió',
])('isn’t out: %s', (text) => expect(saysOutNow(text)).toBe(false));

it('captions of what is out ask for no day', () => {
  const { texts, text } = lastReply(['captions for my single Tin Roof please. its out now']);
  expect(texts[0]).toContain('“Tin Roof” is out.');
  expect(text).not.toContain('Which day');
});
