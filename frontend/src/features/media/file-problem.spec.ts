import { fileProblem } from './file-problem';

const limits = { audio: 200, image: 10, video: 1000, total: 5000 };

describe('a picked file', () => {
  it.each([
    ['song.mp3', 200, 'audio', undefined],
    ['SONG.WAV', 1, 'audio', undefined],
    ['song.flac', 1, 'audio', 'Invalid file type'],
    ['photo.png', 1, 'audio', 'Invalid file type'],
    ['photo.jpeg', 10, 'image', undefined],
    ['photo.jpeg', 11, 'image', 'File too large'],
    ['photo.webp', 1, 'image', 'Invalid file type'],
    ['clip.mov', 1000, 'video', undefined],
    ['clip', 1, 'video', 'Invalid file type'],
  ] as const)('%s of %i bytes for %s: %s', (name, size, wanted, title) => {
    expect(fileProblem({ name, size }, wanted, limits)?.title).toBe(title);
  });

  it('isn’t refused because of a limit that isn’t known yet', () => {
    expect(fileProblem({ name: 'photo.png', size: 1e9 }, 'image', undefined)).toBeUndefined();
  });
});
