import { Controller, Get, Header, HttpCode, Param, Post, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { appName } from '../../../contract/app.js';
import type { LatestDataExport } from '../../../contract/account/data-export.js';
import { Access } from '../http/access.decorator.js';
import { ApiErrors } from '../http/api-errors.decorator.js';
import { ApiFileResponse } from '../http/api-files.decorator.js';
import { TooManyTries } from '../common/app-error.js';
import { type Caller, CurrentCaller } from '../http/caller.decorator.js';
import { IdPipe } from '../http/id.pipe.js';
import { StorageUnavailable } from '../providers/storage/storage.js';
import { DataExportsService } from './data-exports.service.js';

@ApiTags('account')
@Controller('account/export')
export class DataExportsController {
  constructor(private readonly exports: DataExportsService) {}

  /** Status of the latest export of the caller's data. */
  @Get()
  @Access('user')
  async latest(@CurrentCaller() caller: Caller): Promise<LatestDataExport> {
    return { export: await this.exports.latest(caller.user.id) };
  }

  /** Starts an export of everything we have about the caller, or joins the one in progress. 429 after several. */
  @Post()
  @HttpCode(202)
  @Access('user')
  @ApiErrors(new TooManyTries(60))
  async request(@CurrentCaller() caller: Caller): Promise<LatestDataExport> {
    return { export: await this.exports.request(caller.user.id) };
  }

  /** The zip file, for its owner only. 404 once it has expired. */
  @Get(':id/file')
  @Header('Cache-Control', 'private, no-store')
  @Access('user')
  @ApiFileResponse('The zip file', { types: ['application/zip'], headers: { 'Content-Disposition': 'Its name' } })
  @ApiErrors(StorageUnavailable)
  async download(@CurrentCaller() caller: Caller, @Param('id', IdPipe) id: string): Promise<StreamableFile> {
    const { size, content } = await this.exports.openExport(caller.user.id, id);
    const disposition = `attachment; filename="${appName.toLowerCase()}-data.zip"`;
    return new StreamableFile(content, { type: 'application/zip', length: size, disposition });
  }
}
