import { lastReply } from './talk.fixture.js';

const release = 'My single "Salt Road" is out on 26 February 2027.';

describe('whether Fanfare gets music on playlists, radio or in the press', () => {
  it.each([
    ['can this get my song on playlists', 'Spotify’s own editors decide'],
    ['does this put my music on spotify playlists', 'Spotify’s own editors decide'],
    ['can you get me on the radio', 'presenters and editors choose'],
    ['will this app get my band in magazines?', 'presenters and editors choose'],
    ['will it get me radio play', 'presenters and editors choose'],
    ['esto puede subir mi canción a las playlist de spotify?', 'deciden sus editores'],
    ['me puedes meter en alguna playlist?', 'deciden sus editores'],
    ['podes hacer que mi tema suene en la radio', 'nadie puede prometerlo'],
    ['esto sirve para que suene en la radio?', 'nadie puede prometerlo'],
  ])('%s', (question, answer) => {
    const { text, calls } = lastReply([question]);
    expect(text).toContain(answer);
    expect(calls).toEqual([]);
  });

  it('names the last day for Spotify once the release has one', () => {
    expect(lastReply([release, 'can you get it on playlists?']).text).toContain('by Friday 19 February 2027');
  });

  it.each([
    'how can i get my song on playlists',
    'can you put it in the press release?',
    'can you add it to the radio pitch',
    '¿puedo entrar en playlists?',
    'puedes escribir el correo para la radio',
  ])('is not asked by: %s', (question) => {
    expect(lastReply([release, question]).text).not.toMatch(/^No: /u);
  });
});
