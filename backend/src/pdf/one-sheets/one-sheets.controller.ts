import { Body, Controller, Get, Header, HttpCode, Param, Post, Res, StreamableFile } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiServiceUnavailableResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { Response } from 'express';
import { GeneratePdfBody } from '../../../../contract/generate-pdf.body.js';
import type { OneSheet, SheetPreview, SheetVersion } from '../../../../contract/one-sheet.js';
import { SheetPreviewBody } from '../../../../contract/sheet-preview.body.js';
import { SheetVersionBody } from '../../../../contract/sheet-version.body.js';
import { Access } from '../../common/access.decorator.js';
import { ApiFileResponse } from '../../common/api-files.decorator.js';
import { type Caller, CurrentCaller } from '../../common/caller.decorator.js';
import { IdPipe } from '../../common/id.pipe.js';
import { OneSheetsService } from './one-sheets.service.js';

@ApiTags('one-sheets')
@Controller()
@Access('subscriber')
export class OneSheetsController {
  constructor(private readonly sheets: OneSheetsService) {}

  /**
   * Makes the artist's one-sheet and answers its PDF; `X-Media-Id` is its file in the library, `X-Sheet-Id` the sheet. A call
   * while one is being made for the account joins it. 404 for a chat that is not the caller's.
   */
  @Post('generate-pdf')
  @HttpCode(200)
  @Header('Cache-Control', 'private, no-store')
  @ApiFileResponse('The PDF', 'application/pdf')
  @ApiNotFoundResponse({ description: 'The chat does not exist or is somebody else’s' })
  @ApiTooManyRequestsResponse()
  @ApiServiceUnavailableResponse({ description: 'It could not be made now' })
  async generate(
    @CurrentCaller() { user }: Caller,
    @Body() { chatId }: GeneratePdfBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const { bytes, mediaId, sheetId } = await this.sheets.make(user.id, chatId);
    response.setHeader('X-Media-Id', mediaId);
    response.setHeader('X-Sheet-Id', sheetId);
    const disposition = 'attachment; filename="one_sheet.pdf"';
    return new StreamableFile(bytes, { type: 'application/pdf', length: bytes.length, disposition });
  }

  /** A one-sheet with all of its versions, oldest first. */
  @Get('one-sheets/:id')
  @ApiOkResponse({ description: '`OneSheet`' })
  read(@CurrentCaller() { user }: Caller, @Param('id', IdPipe) id: string): Promise<OneSheet> {
    return this.sheets.read(user.id, id);
  }

  /** The page that a content and a design would make. Nothing is kept. */
  @Post('one-sheets/:id/preview')
  @HttpCode(200)
  @Header('Cache-Control', 'private, no-store')
  @ApiOkResponse({ description: '`SheetPreview`' })
  @ApiTooManyRequestsResponse()
  preview(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Body() body: SheetPreviewBody,
  ): Promise<SheetPreview> {
    return this.sheets.preview(user.id, id, body);
  }

  /** Keeps another version and prints it into the library. The same again is the same version. */
  @Post('one-sheets/:id/versions')
  @ApiCreatedResponse({ description: '`SheetVersion`' })
  @ApiConflictResponse({ description: 'There is a newer version than the one that was edited' })
  @ApiTooManyRequestsResponse()
  save(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Body() body: SheetVersionBody,
  ): Promise<SheetVersion> {
    return this.sheets.save(user.id, id, body);
  }
}
