import { Injectable } from '@nestjs/common';
import { buffer } from 'node:stream/consumers';
import type { MediaFile } from '../../../contract/media.js';
import { profilePhoto, type SheetDesign } from '../../../contract/one-sheet.js';
import { pictureIdIn } from '../../../contract/picture.js';
import type { User } from '../../../contract/user.js';
import { MediaService } from '../media/media.service.js';
import { PicturesService } from '../users/pictures.service.js';
import { UsersService } from '../users/users.service.js';
import type { SheetImages } from './sheet-printer.js';

/** The pictures of a sheet: which they are, and their bytes. */
@Injectable()
export class SheetImagesService {
  constructor(
    private readonly media: MediaService,
    private readonly users: UsersService,
    private readonly pictures: PicturesService,
  ) {}

  /** The bytes of a design's pictures. One that is gone from the library is none. */
  async read(userId: string, { photoId, coverId }: SheetDesign): Promise<SheetImages> {
    const [photo, cover] = await Promise.all([
      photoId === profilePhoto ? this.readProfilePhoto(userId) : this.readOne(userId, photoId),
      this.readOne(userId, coverId),
    ]);
    return { photo, cover };
  }

  /** The pictures that a first version has. */
  async choose(user: User): Promise<Pick<SheetDesign, 'photoId' | 'coverId'>> {
    const images = (await this.media.list(user.id)).filter(({ fileType }) => fileType === 'image');
    const chosen = chooseImages(images, user.songTitle);
    if (chosen.photoId !== null || pictureIdIn(user.profilePictureUrl) === undefined) return chosen;
    return { ...chosen, photoId: profilePhoto };
  }

  private async readOne(userId: string, id: string | null): Promise<Buffer | null> {
    return id === null ? null : this.media.readImage(userId, id);
  }

  private async readProfilePhoto(userId: string): Promise<Buffer | null> {
    const user = await this.users.find(userId);
    const id = user && pictureIdIn(user.profilePictureUrl);
    if (!id) return null;
    const file = await this.pictures.open(userId, id, 'large');
    return buffer(file.content);
  }
}

const coverName = /cover|artwork|sleeve|albumart/i;

/**
 * Which of an artist's images a sheet shows at first. A file's name says that it is a cover, by that word or by the song's
 * title; the photo is the newest of the others. `images` come newest first.
 */
export function chooseImages(
  images: readonly Pick<MediaFile, 'id' | 'fileName'>[],
  songTitle: string,
): Pick<SheetDesign, 'photoId' | 'coverId'> {
  const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const song = plain(songTitle);
  const isCover = ({ fileName }: { fileName: string }): boolean =>
    coverName.test(fileName) || (song.length > 2 && plain(fileName).includes(song));
  return {
    photoId: images.find((image) => !isCover(image))?.id ?? null,
    coverId: images.find(isCover)?.id ?? null,
  };
}
