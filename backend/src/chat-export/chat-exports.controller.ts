import { Controller, Get, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiServiceUnavailableResponse, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import { type ExportFormat, ExportQuery } from '../../../contract/export.query.js';
import { Access } from '../common/access.decorator.js';
import { ApiFileResponse } from '../common/api-files.decorator.js';
import { type Caller, CurrentCaller } from '../common/caller.decorator.js';
import { IdPipe } from '../common/id.pipe.js';
import { ChatExportsService } from './chat-exports.service.js';

const types: Record<ExportFormat, string> = {
  md: 'text/markdown; charset=utf-8',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

@ApiTags('chats')
@Controller('chats')
@Access('subscriber')
export class ChatExportsController {
  constructor(private readonly exports: ChatExportsService) {}

  /** A chat as a Markdown, PDF or Word file. */
  @Get(':id/export')
  @ApiFileResponse('The file', ...Object.values(types))
  @ApiTooManyRequestsResponse()
  @ApiServiceUnavailableResponse({ description: 'It could not be made now' })
  async export(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Query() query: ExportQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const { title, bytes } = await this.exports.export(user, id, query);
    response.attachment(`${fileNameOf(title)}.${query.format}`);
    response.setHeader('Cache-Control', 'private, no-store');
    return new StreamableFile(bytes, { type: types[query.format] });
  }
}

/** A title as every system takes it as a file's name. */
function fileNameOf(title: string): string {
  const name = title
    .replace(/[\p{C}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  // No character is cut in two: half of one can't be sent as a name.
  return (
    name
      .slice(0, 80)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trim() || 'Conversation'
  );
}
