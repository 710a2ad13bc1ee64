import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Inject,
  Param,
  Patch,
  Post,
  Put,
  Query,
  Req,
  Res,
  StreamableFile,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { MediaFileQuery } from '../../../contract/media/media-file.query.js';
import type { MediaFile } from '../../../contract/media/media.js';
import { PosterQuery } from '../../../contract/media/poster.query.js';
import { RenameMediaBody } from '../../../contract/media/rename-media.body.js';
import { Access } from '../http/access.decorator.js';
import { ApiErrors } from '../http/api-errors.decorator.js';
import { ApiFileResponse, FileUpload } from '../http/api-files.decorator.js';
import { NotFound, Overloaded, TooManyTries } from '../common/app-error.js';
import { type Caller, CurrentCaller } from '../http/caller.decorator.js';
import { IdPipe } from '../http/id.pipe.js';
import { isNotModified } from '../http/not-modified.js';
import { writeNew } from '../common/temporary-file.js';
import { announcedBytes, receiveFile, uploadErrors } from '../http/upload.js';
import { PlainTextErrors } from '../http/rules/route-rules.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { StorageUnavailable } from '../providers/storage/storage.js';
import { rangeIn } from './byte-range.js';
import { MediaLibraryService } from './media-library.service.js';
import { MediaUploadsService } from './media-uploads.service.js';
import { libraryErrors, MediaTooLarge, TooManyDownloads, UploadLost } from './media.errors.js';
import { MediaService } from './media.service.js';

/** A document opened from a file must not be able to do anything. */
const sandboxPolicy = "sandbox; default-src 'none'";

@ApiTags('media')
@Controller('media')
@Access('subscriber')
export class MediaController {
  constructor(
    private readonly media: MediaService,
    private readonly library: MediaLibraryService,
    private readonly uploads: MediaUploadsService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** The caller's files, newest first. */
  @Get()
  @PlainTextErrors()
  list(@CurrentCaller() { user }: Caller): Promise<MediaFile[]> {
    return this.media.list(user.id);
  }

  /** Uploads a song (MP3, WAV), image (JPEG, PNG, HEIC) or video (MP4, MOV), detected from its bytes. */
  @Post()
  @FileUpload()
  @ApiErrors(...uploadErrors, ...libraryErrors, UploadLost, Overloaded, StorageUnavailable, new TooManyTries(60))
  upload(@CurrentCaller() { user }: Caller, @Req() request: Request): Promise<MediaFile> {
    const { uploadStallMs: stallMs } = this.env;
    return this.uploads.add(user.id, announcedBytes(request), (rules, take) =>
      receiveFile(request, { field: 'file', stallMs, ...rules }, take),
    );
  }

  /**
   * A file's bytes, or the range requested. Images, songs and videos are shown inline unless `download` is set;
   * one-sheets are always downloaded.
   */
  @Get(':id/file')
  @ApiFileResponse('The file', {
    types: ['audio/*', 'image/*', 'video/*', 'application/pdf'],
    headers: { 'Content-Disposition': 'Its name, and whether to show or to save it' },
    isCached: true,
    hasRanges: true,
  })
  @ApiErrors(TooManyDownloads, StorageUnavailable)
  async file(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Query() { download }: MediaFileQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile | undefined> {
    const row = await this.library.describe(user.id, id);
    const isSaved = download !== undefined || row.fileType === 'application/pdf';
    response.attachment(row.fileName);
    if (!isSaved) {
      const disposition = String(response.getHeader('Content-Disposition'));
      response.setHeader('Content-Disposition', disposition.replace(/^attachment/, 'inline'));
    }
    response.setHeader('Content-Type', row.contentType);
    response.setHeader('Content-Security-Policy', sandboxPolicy);
    response.setHeader('Accept-Ranges', 'bytes');
    const etag = `"${row.id}"`;
    cachePrivately(response, etag);
    if (isNotModified(request, response)) {
      response.status(304);
      return undefined;
    }
    // Ranges apply to GET only (RFC 9110, 14.2).
    const range = request.method === 'GET' ? rangeIn(request.headers, row.sizeBytes, etag) : undefined;
    if (range === 'unsatisfiable') {
      response.status(416).setHeader('Content-Range', `bytes */${row.sizeBytes}`);
      return undefined;
    }
    const length = range ? range.end - range.start + 1 : row.sizeBytes;
    if (range) response.status(206).setHeader('Content-Range', `bytes ${range.start}-${range.end}/${row.sizeBytes}`);
    if (request.method === 'HEAD') {
      response.setHeader('Content-Length', length);
      return undefined;
    }
    const { content } = await this.library.openMedia(row, range);
    try {
      if (download !== undefined) await this.library.recordDownload(row);
    } catch (error) {
      content.destroy();
      throw error;
    }
    return new StreamableFile(content, { length });
  }

  /** The thumbnail of an image, video or one-sheet, as WebP. */
  @Get(':id/thumbnail')
  @ApiFileResponse('The picture', { types: ['image/webp'], isCached: true })
  @ApiErrors(StorageUnavailable)
  async thumbnail(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile | undefined> {
    const row = await this.library.describe(user.id, id);
    if (row.thumbnailKey === null) throw new NotFound();
    response.setHeader('Content-Security-Policy', sandboxPolicy);
    // No ETag for a video: its thumbnail can be replaced.
    cachePrivately(response, row.fileType === 'video' ? null : `"${row.id}-small"`);
    if (isNotModified(request, response)) {
      response.status(304);
      return undefined;
    }
    const { size, content } = await this.library.openThumbnail(row.thumbnailKey);
    return new StreamableFile(content, { type: 'image/webp', length: size });
  }

  /** Sets a video's thumbnail from a frame (JPEG, PNG or WebP). */
  @Put(':id/thumbnail')
  @FileUpload()
  @ApiErrors(...uploadErrors, ...libraryErrors, Overloaded, StorageUnavailable, new TooManyTries(60))
  setThumbnail(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Query() { duration, width, height }: PosterQuery,
    @Req() request: Request,
  ): Promise<MediaFile> {
    const maxBytes = this.env.mediaLimits.image;
    const rules = {
      field: 'file',
      maxBytes,
      stallMs: this.env.uploadStallMs,
      totalMs: this.env.uploadImageMs,
      tooLarge: () => new MediaTooLarge('image', maxBytes),
    };
    const shown = { durationSeconds: numberIn(duration), width: numberIn(width), height: numberIn(height) };
    const receive = (path: string) => receiveFile(request, rules, (file) => writeNew(path, file));
    return this.library.setPoster(user.id, id, shown, receive);
  }

  /** Renames a file. */
  @Patch(':id')
  @ApiErrors(new TooManyTries(60))
  rename(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Body() body: RenameMediaBody,
  ): Promise<MediaFile> {
    return this.library.rename(user.id, id, body.fileName);
  }

  /** Deletes a file. It can be restored for ten minutes. */
  @Delete(':id')
  @HttpCode(204)
  remove(@CurrentCaller() { user }: Caller, @Param('id', IdPipe) id: string): Promise<void> {
    return this.library.remove(user.id, id);
  }

  /** Restores a file deleted within the last ten minutes. */
  @Post(':id/restore')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @ApiErrors(...libraryErrors)
  restore(@CurrentCaller() { user }: Caller, @Param('id', IdPipe) id: string): Promise<MediaFile> {
    return this.library.restore(user.id, id);
  }
}

/** Lets the browser cache it but revalidate each time, so that the next account signed in there gets a 404. */
function cachePrivately(response: Response, etag: string | null): void {
  response.setHeader('Cache-Control', 'private, no-cache');
  if (etag !== null) response.setHeader('ETag', etag);
}

function numberIn(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}
