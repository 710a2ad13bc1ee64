import { archiveNames } from './archive-names.js';

describe('a file name in the archive', () => {
  it.each([
    ['stage.jpg', 'stage.jpg'],
    ['Größe für Łódź — 東京 🎸.mp3', 'Größe für Łódź — 東京 🎸.mp3'],
    // A family emoji is a single grapheme.
    ['👩‍👩‍👧.png', '👩‍👩‍👧.png'],
    ['Cafe\u0301.wav', 'Café.wav'],
    ['../../etc/passwd', 'etc passwd'],
    ['..\\..\\boot.ini', 'boot.ini'],
    ['/root.mp4', 'root.mp4'],
    ['C:\\x.png', 'C x.png'],
    ['..', 'Untitled'],
    ['...jpg', 'jpg'],
    ['', 'Untitled'],
    [' .mp3', 'mp3'],
    ['a\u0000b\nc\u007f.jpg', 'a b c.jpg'],
    ['photo\u202egpj.exe.png', 'photo gpj.exe.png'],
    ['half \ud83c.png', 'half.png'],
    ['what? "this" <is>*|.mov', 'what this is.mov'],
    ['CON', '_CON'],
    ['nul.mp3', '_nul.mp3'],
    ['Com1.old.wav', '_Com1.old.wav'],
    ['lpt³.jpg', '_lpt³.jpg'],
    ['aux .png', '_aux.png'],
    ['concert.mp3', 'concert.mp3'],
    ['trailing. . .', 'trailing'],
    ['trailing .jpg', 'trailing.jpg'],
  ])('for %j is %j', (given, name) => {
    expect(archiveNames([given])).toEqual([name]);
  });

  it('has at most 200 bytes including its extension, and no half characters', () => {
    for (const character of ['a', 'ß', '東', '🎸', '👩‍👩‍👧', 'e\u0323\u0302\u0301']) {
      const names = archiveNames([`${character.repeat(220)}.jpeg`, `${character.repeat(220)}.jpeg`]);
      for (const name of names) {
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
        expect(Buffer.byteLength(name)).toBeGreaterThan(180);
      }
      const stems = names.map((name) => name.replace(/( \(2\))?\.jpeg$/, ''));
      expect(names[1]).toMatch(/ \(2\)\.jpeg$/);
      for (const stem of stems)
        expect(stem).toBe(character.normalize().repeat([...new Intl.Segmenter().segment(stem)].length));
    }
  });

  it('is unique, even on case-insensitive file systems', () => {
    expect(archiveNames(['a.jpg', 'A.JPG', 'a.jpg', 'a (2).jpg', 'a:.jpg', 'a.png', 'b', 'b'])).toEqual([
      'a.jpg',
      'A (2).JPG',
      'a (3).jpg',
      'a (2) (2).jpg',
      'a (4).jpg',
      'a.png',
      'b',
      'b (2)',
    ]);
    const thousand = archiveNames(Array.from({ length: 1000 }, () => 'IMG_0001.jpg'));
    expect(new Set(thousand).size).toBe(1000);
    expect(thousand.at(-1)).toBe('IMG_0001 (1000).jpg');
  });
});
