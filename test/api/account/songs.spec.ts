import type { ErrorBody } from '../../../contract/errors.js';
import type { User } from '../../../contract/account/user.js';
import { describeApp } from '../../support/describe-app.js';
import type { Client } from '../../support/client.js';
import { next } from '../../support/replies.js';

describe('the latest song', () => {
  let artist: Client;

  const { app } = describeApp();
  beforeEach(async () => {
    artist = app.visitor();
    await artist.subscribe();
  });
  afterEach(() => artist.close());

  const song = { songTitle: 'Salt Road', songLink: 'https://open.spotify.com/track/4711?si=x' };
  const save = (changes: object) => artist.call<User & ErrorBody>('PUT', '/api/songs', { ...song, ...changes });

  it('is stored, replaces the previous one, and every tab is notified', async () => {
    const socket = await artist.connect();
    const told = next(socket, 'user:changed');
    const { status, body } = await save({ songTitle: ' Salt\nRoad ', songLink: ` ${song.songLink} ` });
    expect([status, body.songTitle, body.songLink]).toEqual([200, song.songTitle, song.songLink]);
    await told;
    await save({ songTitle: 'Low Tide' });
    expect((await artist.get<User>('/api/user')).body.songTitle).toBe('Low Tide');
  });

  it('has its link completed as people type it', async () => {
    const { status, body } = await save({ songLink: ' open.spotify.com/track/1 ' });
    expect([status, body.songLink]).toEqual([200, 'https://open.spotify.com/track/1']);
  });

  it.each([
    ['songTitle', 'S', 'Song title must be at least 2 characters'],
    ['songTitle', '  S  ', 'Song title must be at least 2 characters'],
    ['songTitle', 'S'.repeat(121), 'Song title must be at most 120 characters'],
    ['songTitle', 'Salt\0Road', 'Song title must not contain the NUL character'],
    ['songTitle', ['Salt Road'], 'Song title must be text'],
    ['songLink', '', 'Please enter a valid URL'],
    ['songLink', '@maraquill', 'Please enter a valid URL'],
    ['songLink', 'javascript:alert(1)', 'Please enter a valid URL'],
    ['songLink', 'data:text/html,x', 'Please enter a valid URL'],
    ['songLink', '//evil.test', 'Please enter a valid URL'],
    ['songLink', 'http://a@b\\c', 'Please enter a valid URL'],
    ['songLink', { href: 'https://x.test' }, 'Please enter a valid URL'],
    ['songLink', 'https://x.test/' + 'x'.repeat(2048), 'A link must be at most 2,048 characters'],
  ])('%s of %j is refused: %s', async (field, value, sentence) => {
    const { status, body } = await save({ [field]: value });
    expect([status, body]).toEqual([
      400,
      { error: sentence, message: sentence, code: 'invalid_input', fields: { [field]: sentence } },
    ]);
    expect((await artist.get<User>('/api/user')).body.songTitle).toBe('');
  });
});
