import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Document } from '../../../contract/documents/document.js';
import { DraftDocumentBody } from '../../../contract/documents/draft-document.body.js';
import { TooManyTries } from '../common/app-error.js';
import { Access } from '../http/access.decorator.js';
import { ApiErrors } from '../http/api-errors.decorator.js';
import { type Caller, CurrentCaller } from '../http/caller.decorator.js';
import { IdPipe } from '../http/id.pipe.js';
import { NoDraft, TooManyDocuments } from './document.errors.js';
import { DocumentsService } from './documents.service.js';

@ApiTags('documents')
@Controller('chats')
@Access('subscriber')
export class DraftDocumentsController {
  constructor(private readonly documents: DocumentsService) {}

  /** Creates a document from a draft in a reply. Repeating it returns the same document. */
  @Post(':id/messages/:messageId/document')
  @ApiErrors(TooManyDocuments, NoDraft, new TooManyTries(60))
  create(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) chatId: string,
    @Param('messageId', IdPipe) messageId: string,
    @Body() { kind, draft }: DraftDocumentBody,
  ): Promise<Document> {
    return this.documents.createFromReply(user.id, { chatId, messageId, kind, place: draft });
  }
}
