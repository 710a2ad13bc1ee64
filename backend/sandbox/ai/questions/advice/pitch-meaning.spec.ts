import { lastReply } from '../talk.fixture.js';

it.each(['oye y qué es eso del pitch de spotify, llego a tiempo?', 'no se que es el pitch de spotify'])(
  'the pitch to Spotify is explained with its last day: %s',
  (question) => {
    const { text } = lastReply(['Mi single "Sal" sale el 15 de enero de 2027.', question]);
    expect(text).toContain('formulario de **Spotify for Artists**');
    expect(text).toContain('el último día es el **viernes, 8 de enero de 2027**');
  },
);

it.each(['whats a spotify pitch', 'I don’t know what the spotify pitch is', 'what even is pitching to spotify?'])(
  'also in English: %s',
  (question) => {
    const { text } = lastReply(['My single "Salt Road" is out on 15 January 2027.', question]);
    expect(text).toContain('**Friday 8 January 2027**');
  },
);

it('a request for the text is none', () => {
  expect(lastReply(['My single "Salt Road" is out on 15 January 2027.', 'Write the Spotify pitch.']).calls).toEqual([
    'write_document spotify_pitch',
  ]);
});
