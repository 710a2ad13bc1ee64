import { Injectable } from '@nestjs/common';
import { buffer } from 'node:stream/consumers';
import { profilePhoto, type SheetDesign } from '../../../../contract/one-sheets/one-sheet.js';
import { pictureIdIn } from '../../../../contract/account/picture.js';
import type { User } from '../../../../contract/account/user.js';
import { NotFound } from '../../common/app-error.js';
import { MediaService } from '../../media/media.service.js';
import { PicturesService } from '../../users/pictures.service.js';
import { UsersService } from '../../users/users.service.js';
import { chooseImages } from './choose-images.js';
import type { SheetImages } from '../printer/sheet-printer.js';

/** A design's pictures, and where they are cropped. */
type Pictures = Pick<SheetDesign, 'photoId' | 'coverId' | 'photoFocus' | 'coverFocus'>;

/** Chooses and reads a sheet's pictures. */
@Injectable()
export class SheetImagesService {
  constructor(
    private readonly media: MediaService,
    private readonly users: UsersService,
    private readonly pictures: PicturesService,
  ) {}

  /** The bytes of a design's pictures; null for one that is gone from the library. */
  async loadImages(userId: string, { photoId, coverId }: Pictures): Promise<SheetImages> {
    const [photo, cover] = await Promise.all([
      photoId === profilePhoto ? this.readProfilePhoto(userId) : this.readOne(userId, photoId),
      this.readOne(userId, coverId),
    ]);
    return { photo, cover };
  }

  /**
   * Chooses the pictures of a first version. Those the artist has previously chosen in the editor are used if they
   * still exist.
   */
  async choose(user: User, edited: Pictures | null): Promise<Pictures> {
    const images = (await this.media.list(user.id)).filter(({ fileType }) => fileType === 'image');
    const chosen = chooseImages(images, user.songTitle);
    const hasProfilePhoto = pictureIdIn(user.profilePictureUrl) !== undefined;
    const isThere = (id: string | null | undefined): boolean =>
      images.some((image) => image.id === id) || (id === profilePhoto && hasProfilePhoto);
    const photoId = chosen.photoId ?? (hasProfilePhoto ? profilePhoto : null);
    return {
      ...(isThere(edited?.photoId) ? photoOf(edited) : { photoId }),
      ...(isThere(edited?.coverId) ? coverOf(edited) : { coverId: chosen.coverId }),
    };
  }

  private async readOne(userId: string, id: string | null): Promise<Buffer | null> {
    return id === null ? null : this.media.readImage(userId, id);
  }

  /** @param goneId a picture that was already gone: it has been replaced or removed */
  private async readProfilePhoto(userId: string, goneId?: string): Promise<Buffer | null> {
    const user = await this.users.find(userId);
    const id = user && pictureIdIn(user.profilePictureUrl);
    if (!id || id === goneId) return null;
    try {
      const file = await this.pictures.openPicture(userId, id, 'large');
      return await buffer(file.content);
    } catch (error) {
      if (error instanceof NotFound) return this.readProfilePhoto(userId, id);
      throw error;
    }
  }
}

function photoOf(design: Pictures | null): Pick<Pictures, 'photoId' | 'photoFocus'> {
  const { photoId = null, photoFocus } = design ?? {};
  return { photoId, ...(photoFocus && { photoFocus }) };
}

function coverOf(design: Pictures | null): Pick<Pictures, 'coverId' | 'coverFocus'> {
  const { coverId = null, coverFocus } = design ?? {};
  return { coverId, ...(coverFocus && { coverFocus }) };
}
