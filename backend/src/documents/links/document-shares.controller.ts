import { Controller, Delete, Get, HttpCode, Param, Put, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { DocumentShare, SharedDocument } from '../../../../contract/documents/document-share.js';
import { NotFound, TooManyTries } from '../../common/app-error.js';
import { Access } from '../../http/access.decorator.js';
import { ApiErrors } from '../../http/api-errors.decorator.js';
import { type Caller, CurrentCaller } from '../../http/caller.decorator.js';
import { IdPipe } from '../../http/id.pipe.js';
import { Unlisted } from '../../http/rules/route-rules.js';
import { CurrentVisitor, type Visitor } from '../../http/visitor.decorator.js';
import { DocumentSharesService } from './document-shares.service.js';

/** Looking up and revoking links also works without a subscription. */
@ApiTags('documents')
@Controller()
@Access('user')
export class DocumentSharesController {
  constructor(private readonly shares: DocumentSharesService) {}

  /** A document's public link, or null. */
  @Get('documents/:id/share')
  async find(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
  ): Promise<{ share: DocumentShare | null }> {
    return { share: await this.shares.find(user.id, id) };
  }

  /** Shares the document's current version; if it is already shared, its link stays the same. */
  @Put('documents/:id/share')
  @Access('subscriber')
  @ApiErrors(new TooManyTries(60))
  share(@CurrentCaller() { user }: Caller, @Param('id', IdPipe) id: string): Promise<DocumentShare> {
    return this.shares.share(user.id, id);
  }

  /** Revokes a document's link. */
  @Delete('documents/:id/share')
  @HttpCode(204)
  revoke(@CurrentCaller() { user }: Caller, @Param('id', IdPipe) id: string): Promise<void> {
    return this.shares.revoke(user.id, id);
  }

  /** The document behind a link. Anyone with the link may read it. */
  @Get('shared-documents/:token')
  @Unlisted()
  @Access('public')
  @ApiErrors(NotFound, new TooManyTries(60))
  read(
    @Param('token') token: string,
    @CurrentVisitor() { network }: Visitor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SharedDocument> {
    response.setHeader('Cache-Control', 'private, no-store');
    return this.shares.read(token, network);
  }
}
