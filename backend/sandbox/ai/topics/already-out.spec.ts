import { lastReply } from '../questions/talk.fixture.js';

describe('what is left for a song that is out', () => {
  it.each([
    'yo i dropped NO CURFEW last night what do i do now',
    'We put our EP out on Friday and nobody noticed, what now?',
    'my single came out yesterday, is it too late for press?',
    "I've just released the album, what next?",
  ])('%s', (message) => {
    const { text, calls } = lastReply([message]);
    expect(text).toContain('Online press, with a new angle');
    expect(text).not.toContain('Straight answer');
    expect(calls).toEqual([]);
  });

  it('answers for Spotify, if asked about Spotify', () => {
    expect(lastReply(['my single came out yesterday, can I still pitch it on Spotify? what do I do']).text).toContain(
      "Straight answer: you can't",
    );
  });

  it.each(['My single comes out on 5 March, what do I do now?', 'I released an EP last year. Write my bio'])(
    'is no answer to “%s”',
    (message) => {
      expect(lastReply([message]).text).not.toContain('with a new angle');
    },
  );
});
