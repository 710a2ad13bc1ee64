import { profilePhoto } from '../../../../contract/one-sheets/one-sheet.js';
import { pictureSources } from './picture-sources.js';

describe('the source of a picture', () => {
  it.each([
    [profilePhoto, 'cover-1', { photo: { from: 'profile' }, cover: { from: 'library' } }],
    ['photo-1', null, { photo: { from: 'library' } }],
    [null, null, {}],
  ])('of %s and %s is %j', (photoId, coverId, sources) => {
    expect(pictureSources({ photoId, coverId })).toEqual(sources);
  });
});
