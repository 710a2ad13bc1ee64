import { lastReply } from '../talk.fixture.js';

describe('a Spotify pitch', () => {
  it.each([
    [
      'My song Harbour Sugar dropped on friday 20 november and I want Spotify editorial to put it. write the pitch for me',
      'it came out on Friday 20 November 2026',
    ],
    [
      'Mi canción "Faro" salió el 20 de noviembre. escribe el pitch de Spotify',
      'salió el viernes, 20 de noviembre de 2026',
    ],
  ])('is not written once the song is out: %s', (message, answer) => {
    const { text, calls } = lastReply([message]);
    expect(text).toContain(answer);
    expect(calls.join()).not.toContain('spotify_pitch');
  });

  it('is written before', () => {
    const { calls } = lastReply(['My song Harbour Sugar comes out on 5 March. write the Spotify pitch']);
    expect(calls).toContain('write_document spotify_pitch');
  });
});
