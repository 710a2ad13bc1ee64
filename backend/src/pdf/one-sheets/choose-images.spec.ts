import { chooseImages } from './choose-images.js';

test.each([
  ['no image', [], null, null],
  ['one whose name says nothing', ['DSC_0042.jpg'], 'DSC_0042.jpg', null],
  ['a cover by its name', ['Cover art.png', 'me.jpg'], 'me.jpg', 'Cover art.png'],
  ['a cover by the song', ['salt-road_final.png', 'me.jpg'], 'me.jpg', 'salt-road_final.png'],
  ['the newest of several', ['new.jpg', 'old.jpg', 'cover2.png', 'cover1.png'], 'new.jpg', 'cover2.png'],
])('from a library with %s', (_, names, photoId, coverId) => {
  const images = names.map((fileName) => ({ id: fileName, fileName, width: 3000, height: 2000 }));
  expect(chooseImages(images, 'Salt Road')).toEqual({ photoId, coverId });
});

type Photo = [name: string, width: number | null, height: number | null];

test.each<[string, Photo[], string]>([
  [
    'the newest of those that are sharp',
    [
      ['new', 1600, 1100],
      ['old', 6000, 4000],
    ],
    'new',
  ],
  [
    'an older one that is sharp over a whole page',
    [
      ['thumbnail', 640, 480],
      ['wide', 2400, 1600],
    ],
    'wide',
  ],
  [
    'one that is sharp where it is large, not one that is so where it is small',
    [
      ['avatar', 512, 512],
      ['tall', 1400, 1800],
    ],
    'tall',
  ],
  [
    'one that is sharp where it is small, not one that is soft over a page',
    [
      ['soft', 1000, 600],
      ['avatar', 512, 512],
    ],
    'avatar',
  ],
  [
    'the sharpest of those that are not',
    [
      ['tiny', 120, 120],
      ['larger', 300, 300],
    ],
    'larger',
  ],
  [
    'a narrow strip of many pixels last',
    [
      ['strip', 5000, 200],
      ['tall', 900, 1300],
    ],
    'tall',
  ],
  ['one of unknown size, where there is no other', [['unknown', null, null]], 'unknown'],
])('the photo is %s', (_, photos, photoId) => {
  const images = photos.map(([name, width, height]) => ({ id: name, fileName: `${name}.jpg`, width, height }));
  expect(chooseImages(images, 'Salt Road').photoId).toBe(photoId);
});
