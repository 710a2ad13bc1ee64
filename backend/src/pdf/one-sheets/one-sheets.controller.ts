import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ChatSheetsQuery } from '../../../../contract/one-sheets/chat-sheets.query.js';
import { GeneratePdfBody } from '../../../../contract/one-sheets/generate-pdf.body.js';
import type {
  OneSheet,
  OneSheetList,
  SheetPreview,
  SheetSummary,
  SheetVersion,
} from '../../../../contract/one-sheets/one-sheet.js';
import { SheetPreviewBody } from '../../../../contract/one-sheets/sheet-preview.body.js';
import { SheetVersionBody } from '../../../../contract/one-sheets/sheet-version.body.js';
import { Access } from '../../http/access.decorator.js';
import { ApiErrors } from '../../http/api-errors.decorator.js';
import { ApiFileResponse } from '../../http/api-files.decorator.js';
import { NotFound, Overloaded, TooManyTries } from '../../common/app-error.js';
import { type Caller, CurrentCaller } from '../../http/caller.decorator.js';
import { CallerSignal } from '../../http/caller-signal.decorator.js';
import { IdPipe } from '../../http/id.pipe.js';
import { PlainTextErrors } from '../../http/rules/route-rules.js';
import { StorageUnavailable } from '../../providers/storage/storage.js';
import { NewerVersionExists, PreviewReplaced, SheetNotMade } from './one-sheets.errors.js';
import { OneSheetsService } from './one-sheets.service.js';

@ApiTags('one-sheets')
@Controller()
@Access('subscriber')
export class OneSheetsController {
  constructor(private readonly sheets: OneSheetsService) {}

  /**
   * Makes the artist's one-sheet and returns its PDF; `X-Media-Id` is its file in the library, `X-Sheet-Id` the sheet.
   * Joins the sheet the assistant has just promised, or one in progress for the account. 404 for another account's
   * chat.
   */
  @Post('generate-pdf')
  @PlainTextErrors()
  @HttpCode(200)
  @Header('Cache-Control', 'private, no-store')
  @ApiFileResponse('The PDF', {
    types: ['application/pdf'],
    headers: {
      'Content-Disposition': 'Its name',
      'X-Media-Id': 'The file in the library',
      'X-Sheet-Id': 'The one-sheet that it is a version of',
    },
  })
  @ApiErrors(NotFound, SheetNotMade, Overloaded, StorageUnavailable, new TooManyTries(60))
  async generate(
    @CurrentCaller() { user }: Caller,
    @Body() body: GeneratePdfBody,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const { bytes, mediaId, sheetId } = await this.sheets.make(user.id, body);
    response.setHeader('X-Media-Id', mediaId);
    response.setHeader('X-Sheet-Id', sheetId);
    const disposition = 'attachment; filename="one_sheet.pdf"';
    return new StreamableFile(bytes, { type: 'application/pdf', length: bytes.length, disposition });
  }

  /** The one-sheets of a release: those made in one of its chats or about its title. Newest first. */
  @Get('releases/:id/one-sheets')
  ofRelease(@CurrentCaller() { user }: Caller, @Param('id', IdPipe) id: string): Promise<OneSheetList> {
    return this.sheets.listOfRelease(user.id, id);
  }

  /** The one-sheets that the replies of a chat have made, newest first. */
  @Get('one-sheets')
  @ApiErrors(NotFound)
  list(@CurrentCaller() { user }: Caller, @Query() { chatId }: ChatSheetsQuery): Promise<SheetSummary[]> {
    return this.sheets.listOfChat(user.id, chatId);
  }

  /** A one-sheet with all of its versions, oldest first. */
  @Get('one-sheets/:id')
  getOneSheet(@CurrentCaller() { user }: Caller, @Param('id', IdPipe) id: string): Promise<OneSheet> {
    return this.sheets.getOneSheet(user.id, id);
  }

  /**
   * Previews the page for a content and a design. Nothing is stored. 409 if a newer request for the sheet has replaced
   * this one.
   */
  @Post('one-sheets/:id/preview')
  @HttpCode(200)
  @Header('Cache-Control', 'private, no-store')
  @ApiErrors(PreviewReplaced, SheetNotMade, Overloaded, new TooManyTries(60))
  preview(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Body() body: SheetPreviewBody,
    @CallerSignal() signal: AbortSignal,
  ): Promise<SheetPreview> {
    return this.sheets.preview(user.id, id, body, signal);
  }

  /**
   * Saves another version and prints it into the library. Idempotent: saving the same content again returns the same
   * version.
   */
  @Post('one-sheets/:id/versions')
  @ApiErrors(NewerVersionExists, SheetNotMade, Overloaded, new TooManyTries(60))
  save(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Body() body: SheetVersionBody,
  ): Promise<SheetVersion> {
    return this.sheets.save(user.id, id, body);
  }
}
