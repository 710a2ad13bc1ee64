import { expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { profilePhoto } from '../../../../contract/one-sheets/one-sheet.js';
import { pictureUrl } from '../../../../contract/account/picture.js';
import { NotFound } from '../../common/app-error.js';
import type { MediaService } from '../../media/media.service.js';
import type { PicturesService } from '../../users/pictures.service.js';
import type { UsersService } from '../../users/users.service.js';
import { SheetImagesService } from './sheet-images.service.js';

const [before, now] = [randomUUID(), randomUUID()];

it.each([
  ['was replaced during the look-up is the new one', [before, now], 'the new one'],
  ['is missing from storage is none', [before, before], null],
  ['was removed during the look-up is none', [before, null], null],
])('a profile picture that %s', async (_, ids, expected) => {
  const shown = ids.map((id) => ({ profilePictureUrl: id === null ? '' : pictureUrl(id) }));
  const users = {
    find: async () => {
      if (shown.length === 0) throw new Error('Looked up too often');
      return shown.shift();
    },
  };
  const pictures = {
    openPicture: async (_userId: string, id: string) => {
      if (id === before) throw new NotFound();
      return { content: Readable.from([Buffer.from('the new one')]) };
    },
  };
  const images = new SheetImagesService(
    {} as MediaService,
    users as unknown as UsersService,
    pictures as unknown as PicturesService,
  );
  const { photo } = await images.loadImages('u1', { photoId: profilePhoto, coverId: null });
  expect(photo && photo.toString()).toBe(expected);
});
