import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { AttachFileQuery } from '../../../contract/attachments/attach-file.query.js';
import { AttachMediaBody } from '../../../contract/attachments/attach-media.body.js';
import type { Attachment, AttachmentWithText } from '../../../contract/attachments/attachment.js';
import { AttachTextBody } from '../../../contract/attachments/attach-text.body.js';
import { limits } from '../../../contract/limits.js';
import { NotFound, Overloaded, TooManyTries } from '../common/app-error.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { Access } from '../http/access.decorator.js';
import { ApiErrors } from '../http/api-errors.decorator.js';
import { FileUpload } from '../http/api-files.decorator.js';
import { type Caller, CurrentCaller } from '../http/caller.decorator.js';
import { IdPipe } from '../http/id.pipe.js';
import { receiveFile, uploadErrors } from '../http/upload.js';
import { StorageUnavailable } from '../providers/storage/storage.js';
import {
  AttachmentTooLarge,
  NoTextInAttachment,
  TooManyAttachments,
  UnreadableAttachment,
  WrongAttachmentType,
} from './attachment.errors.js';
import { AttachmentsService } from './attachments.service.js';

const readErrors = [WrongAttachmentType, UnreadableAttachment, NoTextInAttachment, Overloaded];

@ApiTags('attachments')
@Controller('attachments')
@Access('subscriber')
export class AttachmentsController {
  constructor(
    private readonly attachments: AttachmentsService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Stores a long paste as an attachment for a message. Repeating it returns the same attachment. */
  @Post('text')
  @ApiErrors(NotFound, TooManyAttachments, NoTextInAttachment, new TooManyTries(60))
  addText(@CurrentCaller() { user }: Caller, @Body() body: AttachTextBody): Promise<Attachment> {
    return this.attachments.addText(user.id, body);
  }

  /** Reads a PDF, Word or text file, detected from its bytes, and stores its text. */
  @Post('file')
  @FileUpload()
  @ApiErrors(NotFound, ...uploadErrors, ...readErrors, AttachmentTooLarge, TooManyAttachments, new TooManyTries(60))
  addFile(
    @CurrentCaller() { user }: Caller,
    @Query() { id }: AttachFileQuery,
    @Req() request: Request,
  ): Promise<Attachment> {
    const { uploadStallMs: stallMs, uploadImageMs: totalMs } = this.env;
    const rules = {
      field: 'file',
      stallMs,
      totalMs,
      maxBytes: limits.attachmentMaxBytes,
      tooLarge: () => new AttachmentTooLarge(),
    };
    return this.attachments.addFile(user.id, id, (take) => receiveFile(request, rules, take));
  }

  /** Attaches a picture, song or one-sheet of the library. */
  @Post('media')
  @ApiErrors(NotFound, ...readErrors, TooManyAttachments, StorageUnavailable, new TooManyTries(60))
  addMedia(@CurrentCaller() { user }: Caller, @Body() body: AttachMediaBody): Promise<Attachment> {
    return this.attachments.addMedia(user.id, body);
  }

  /** An attachment with its text. */
  @Get(':id')
  @ApiErrors()
  find(@CurrentCaller() { user }: Caller, @Param('id', IdPipe) id: string): Promise<AttachmentWithText> {
    return this.attachments.find(user.id, id);
  }

  /** Removes an attachment that wasn't sent with a message. */
  @Delete(':id')
  @HttpCode(204)
  @ApiErrors()
  remove(@CurrentCaller() { user }: Caller, @Param('id', IdPipe) id: string): Promise<void> {
    return this.attachments.remove(user.id, id);
  }
}
