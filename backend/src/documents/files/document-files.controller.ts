import { Controller, Get, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { type DocumentFormat, DocumentFileQuery } from '../../../../contract/documents/document-file.query.js';
import { Overloaded, TooManyTries } from '../../common/app-error.js';
import { Access } from '../../http/access.decorator.js';
import { ApiErrors } from '../../http/api-errors.decorator.js';
import { ApiFileResponse } from '../../http/api-files.decorator.js';
import { type Caller, CurrentCaller } from '../../http/caller.decorator.js';
import { CallerSignal } from '../../http/caller-signal.decorator.js';
import { IdPipe } from '../../http/id.pipe.js';
import { StorageUnavailable } from '../../providers/storage/storage.js';
import { DocumentNotPrinted } from './document-files.errors.js';
import { DocumentFilesService } from './document-files.service.js';

const types: Record<DocumentFormat, string> = {
  md: 'text/markdown; charset=utf-8',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  eml: 'message/rfc822',
};

@ApiTags('documents')
@Controller('documents')
@Access('subscriber')
export class DocumentFilesController {
  constructor(private readonly files: DocumentFilesService) {}

  /**
   * A document as a Word, PDF, Markdown or email file. As long as something in it is unproven, the file and its name
   * say DRAFT. Mail programs open the email for editing.
   */
  @Get(':id/file')
  @ApiFileResponse('The file', { types: Object.values(types), headers: { 'Content-Disposition': 'Its name' } })
  @ApiErrors(DocumentNotPrinted, StorageUnavailable, Overloaded, new TooManyTries(60))
  async download(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Query() { format }: DocumentFileQuery,
    @Res({ passthrough: true }) response: Response,
    @CallerSignal() signal: AbortSignal,
  ): Promise<StreamableFile> {
    const { name, content } = await this.files.make(user.id, id, format, signal);
    response.attachment(name);
    response.setHeader('Cache-Control', 'private, no-store');
    return new StreamableFile(content, { type: types[format] });
  }
}
