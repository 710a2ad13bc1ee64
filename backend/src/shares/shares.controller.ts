import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { limits } from '../../../contract/limits.js';
import type { ChatShare, OwnedShare, SharedChat } from '../../../contract/shares/share.js';
import { ShareBody } from '../../../contract/shares/share.body.js';
import { OwnedSharesQuery } from '../../../contract/shares/owned-shares.query.js';
import { SharedPageQuery } from '../../../contract/shares/shared-page.query.js';
import { Access } from '../http/access.decorator.js';
import { ApiErrors } from '../http/api-errors.decorator.js';
import { NotFound, Overloaded, TooManyTries } from '../common/app-error.js';
import { type Caller, CurrentCaller } from '../http/caller.decorator.js';
import { IdPipe } from '../http/id.pipe.js';
import { CurrentVisitor, type Visitor } from '../http/visitor.decorator.js';
import { Unlisted } from '../http/rules/route-rules.js';
import { ApiFileResponse } from '../http/api-files.decorator.js';
import { StorageUnavailable } from '../providers/storage/storage.js';
import { NothingToShare, SharedAgain } from './shares.errors.js';
import { SharesService } from './shares.service.js';

/** Listing and revoking shares also works without a subscription. */
@ApiTags('chats')
@Controller()
@Access('user')
export class SharesController {
  constructor(private readonly shares: SharesService) {}

  /** A page of the shared chats, most recently shared first; a `Link` header with rel="next" points to older shares. */
  @Get('shares')
  async list(
    @CurrentCaller() { user }: Caller,
    @Query() query: OwnedSharesQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OwnedShare[]> {
    const limit = query.limit ?? limits.messagePageDefault;
    const { shares, before } = await this.shares.list(user.id, Number(limit), query.before);
    if (before) response.setHeader('Link', `</api/shares?before=${before}&limit=${limit}>; rel="next"`);
    return shares;
  }

  /** A chat's share; `share` is null if it isn't shared. */
  @Get('chats/:id/share')
  async find(@CurrentCaller() { user }: Caller, @Param('id', IdPipe) id: string): Promise<{ share: ChatShare | null }> {
    return { share: await this.shares.find(user.id, id) };
  }

  /** Shares the chat's current state; if it is already shared, its link stays the same. */
  @Put('chats/:id/share')
  @Access('subscriber')
  @ApiErrors(NothingToShare)
  share(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Body() body: ShareBody,
  ): Promise<ChatShare> {
    return this.shares.share(user.id, id, body);
  }

  /** Revokes a chat's link. */
  @Delete('chats/:id/share')
  @HttpCode(204)
  revoke(@CurrentCaller() { user }: Caller, @Param('id', IdPipe) id: string): Promise<void> {
    return this.shares.revoke(user.id, id);
  }

  /**
   * The newest messages behind a link, or those before a page, oldest first; a `Link` header with rel="next" points to
   * older ones. Anyone with the link may read them.
   */
  @Get('shared/:token')
  @Unlisted()
  @Access('public')
  @ApiErrors(NotFound, SharedAgain, Overloaded, new TooManyTries(60))
  async readSharedPage(
    @Param('token') token: string,
    @Query() query: SharedPageQuery,
    @CurrentVisitor() { network }: Visitor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SharedChat> {
    response.setHeader('Cache-Control', 'private, no-store');
    const { chat, before } = await this.shares.readSharedPage(token, network, query);
    const limit = query.limit ?? limits.messagePageDefault;
    if (before) response.setHeader('Link', `</api/shared/${token}?before=${before}&limit=${limit}>; rel="next"`);
    return chat;
  }

  /** A one-sheet that the artist shares with the chat. */
  @Get('shared/:token/sheets/:mediaId/file')
  @Unlisted()
  @Access('public')
  @ApiFileResponse('The PDF', { types: ['application/pdf'], headers: { 'Content-Disposition': 'Its name' } })
  @ApiErrors(NotFound, StorageUnavailable, new TooManyTries(60))
  async sheet(
    @Param('token') token: string,
    @Param('mediaId', IdPipe) mediaId: string,
    @CurrentVisitor() { network }: Visitor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    response.setHeader('Cache-Control', 'private, no-store');
    const { fileName, bytes } = await this.shares.readSheet(token, network, mediaId, 'file');
    response.attachment(fileName);
    return new StreamableFile(bytes, { type: 'application/pdf', length: bytes.length });
  }

  /** The thumbnail of a one-sheet that the artist shares with the chat. */
  @Get('shared/:token/sheets/:mediaId/thumbnail')
  @Unlisted()
  @Access('public')
  @ApiFileResponse('The picture', { types: ['image/webp'] })
  @ApiErrors(NotFound, StorageUnavailable, new TooManyTries(60))
  async sheetPicture(
    @Param('token') token: string,
    @Param('mediaId', IdPipe) mediaId: string,
    @CurrentVisitor() { network }: Visitor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    response.setHeader('Cache-Control', 'private, no-store');
    const { bytes } = await this.shares.readSheet(token, network, mediaId, 'thumbnail');
    return new StreamableFile(bytes, { type: 'image/webp', length: bytes.length });
  }
}
