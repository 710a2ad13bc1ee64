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

it('what is left to do is also said of a song whose day has passed', () => {
  const told = 'My single "Salt Road" came out on 20 November 2026.';
  expect(lastReply([told, 'ah so I am late. what can I do now for this song']).text).toContain('What still works');
  expect(lastReply([told, 'what do i do next']).text).not.toContain('What still works');
});
