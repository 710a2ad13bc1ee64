import { chooseImages } from './choose-images.js';

test.each([
  ['no image', [], null, null],
  ['one that says nothing of itself', ['DSC_0042.jpg'], 'DSC_0042.jpg', null],
  ['a cover by its name', ['Cover art.png', 'me.jpg'], 'me.jpg', 'Cover art.png'],
  ['a cover by the song', ['salt-road_final.png', 'me.jpg'], 'me.jpg', 'salt-road_final.png'],
  ['the newest of several', ['new.jpg', 'old.jpg', 'cover2.png', 'cover1.png'], 'new.jpg', 'cover2.png'],
])('of a library with %s', (_, names, photoId, coverId) => {
  const images = names.map((fileName) => ({ id: fileName, fileName }));
  expect(chooseImages(images, 'Salt Road')).toEqual({ photoId, coverId });
});
