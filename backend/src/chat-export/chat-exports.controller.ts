import { Controller, Get, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { type ExportFormat, ExportQuery } from '../../../contract/chats/export.query.js';
import { Access } from '../http/access.decorator.js';
import { ApiErrors } from '../http/api-errors.decorator.js';
import { ApiFileResponse } from '../http/api-files.decorator.js';
import { Overloaded, TooManyTries } from '../common/app-error.js';
import { fileNameOf } from '../common/file-name.js';
import { type Caller, CurrentCaller } from '../http/caller.decorator.js';
import { CallerSignal } from '../http/caller-signal.decorator.js';
import { IdPipe } from '../http/id.pipe.js';
import { DocumentNotMade, ExportInProgress } from './chat-exports.errors.js';
import { ChatExportsService } from './chat-exports.service.js';

const types: Record<ExportFormat | 'zip', string> = {
  md: 'text/markdown; charset=utf-8',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  zip: 'application/zip',
};

@ApiTags('chats')
@Controller('chats')
@Access('subscriber')
export class ChatExportsController {
  constructor(private readonly exports: ChatExportsService) {}

  /**
   * A chat as a Markdown, PDF or Word file, or a ZIP archive of several if the chat is too long for one. 503 with the
   * code `export_in_progress` after 45 seconds: repeating the call within 30 seconds waits for the same file.
   */
  @Get(':id/export')
  @ApiFileResponse('The file', { types: Object.values(types), headers: { 'Content-Disposition': 'Its name' } })
  @ApiErrors(DocumentNotMade, ExportInProgress, Overloaded, new TooManyTries(60))
  async export(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Query() query: ExportQuery,
    @Res({ passthrough: true }) response: Response,
    @CallerSignal() signal: AbortSignal,
  ): Promise<StreamableFile> {
    const { title, parts, size, content } = await this.exports.export(user.id, id, query, signal);
    const format = parts > 1 ? 'zip' : query.format;
    response.attachment(`${fileNameOf(title, 'Conversation')}.${format}`);
    response.setHeader('Cache-Control', 'private, no-store');
    return new StreamableFile(content, { type: types[format], length: size });
  }
}
