import { Controller, Get, Inject, Param, Post, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { limits } from '../../../contract/limits.js';
import { pictureUrl, type UploadedPicture } from '../../../contract/account/picture.js';
import { PictureQuery } from '../../../contract/account/picture.query.js';
import { Access } from '../http/access.decorator.js';
import { ApiErrors } from '../http/api-errors.decorator.js';
import { ApiFileResponse, FileUpload } from '../http/api-files.decorator.js';
import { NotFound, Overloaded, TooManyTries } from '../common/app-error.js';
import { CurrentCaller, type Caller } from '../http/caller.decorator.js';
import { IdPipe } from '../http/id.pipe.js';
import { isNotModified } from '../http/not-modified.js';
import { writeNew } from '../common/temporary-file.js';
import { receiveFile, uploadErrors } from '../http/upload.js';
import { PlainTextErrors } from '../http/rules/route-rules.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { StorageUnavailable } from '../providers/storage/storage.js';
import { PicturesService } from './pictures.service.js';
import { NotAPicture, PictureTooLarge, TooManyPixels, UploadUnderWay } from './users.errors.js';

@ApiTags('account')
@Controller()
export class PicturesController {
  constructor(
    private readonly pictures: PicturesService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Sets the profile picture from a JPEG, PNG or WebP of at most 5 MB. */
  @Post('upload-profile-picture')
  @PlainTextErrors()
  @Access('user')
  @FileUpload()
  @ApiErrors(
    UploadUnderWay,
    PictureTooLarge,
    TooManyPixels,
    NotAPicture,
    ...uploadErrors,
    Overloaded,
    StorageUnavailable,
    new TooManyTries(60),
  )
  async upload(@CurrentCaller() caller: Caller, @Req() request: Request): Promise<UploadedPicture> {
    const rules = {
      field: 'file',
      maxBytes: limits.pictureMaxBytes,
      stallMs: this.env.uploadStallMs,
      totalMs: this.env.uploadImageMs,
      tooLarge: () => new PictureTooLarge(),
    };
    const receive = (path: string) => receiveFile(request, rules, (file) => writeNew(path, file));
    return { fileUrl: await this.pictures.replace(caller.user.id, receive) };
  }

  /** The caller's profile picture as WebP. Any other picture is a 404. */
  @Get('pictures/:id')
  @Access('user')
  @ApiFileResponse('The picture', { types: ['image/webp'], isCached: true })
  @ApiErrors(StorageUnavailable)
  async show(
    @CurrentCaller() caller: Caller,
    @Param('id', IdPipe) id: string,
    @Query() { size = 'large' }: PictureQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile | undefined> {
    if (caller.user.profilePictureUrl !== pictureUrl(id)) throw new NotFound();
    // Lets the browser cache it but revalidate each time, so that the next account signed in there gets a 404.
    response.setHeader('Cache-Control', 'private, no-cache');
    response.setHeader('ETag', `"${id}-${size}"`);
    if (isNotModified(request, response)) {
      response.status(304);
      return undefined;
    }
    const file = await this.pictures.openPicture(caller.user.id, id, size);
    return new StreamableFile(file.content, { type: 'image/webp', length: file.size });
  }
}
