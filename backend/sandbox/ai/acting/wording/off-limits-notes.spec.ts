import { lastReply } from '../../questions/talk.fixture.js';

it('says how to steer away from what an interview shouldn’t be about, and prints nothing of it', () => {
  const { text, texts } = lastReply([
    'ive got a radio interview on wednesday about my album Hollow Tithe, can you help me prep',
    'i dont want to talk about my lawsuit',
  ]);
  expect(text).toContain('I’d rather keep that to myself.');
  expect(texts.join('\n')).not.toMatch(/lawsuit/iu);
});
