import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ConfirmClaimBody } from '../../../contract/documents/confirm-claim.body.js';
import { CreateDocumentBody } from '../../../contract/documents/create-document.body.js';
import type {
  Document,
  DocumentPage,
  DocumentVersionPage,
  DocumentVersionText,
} from '../../../contract/documents/document.js';
import { DocumentVersionsQuery } from '../../../contract/documents/document-versions.query.js';
import { DocumentsQuery } from '../../../contract/documents/documents.query.js';
import { RestoreDocumentBody } from '../../../contract/documents/restore-document.body.js';
import { SaveDocumentBody } from '../../../contract/documents/save-document.body.js';
import { NotFound, TooManyTries } from '../common/app-error.js';
import { Access } from '../http/access.decorator.js';
import { ApiErrors } from '../http/api-errors.decorator.js';
import { type Caller, CurrentCaller } from '../http/caller.decorator.js';
import { IdPipe } from '../http/id.pipe.js';
import { DocumentChanged, TooManyDocuments } from './document.errors.js';
import { DocumentVersionsService } from './document-versions.service.js';
import { DocumentsService } from './documents.service.js';

@ApiTags('documents')
@Controller('documents')
@Access('subscriber')
export class DocumentsController {
  constructor(
    private readonly documents: DocumentsService,
    private readonly versions: DocumentVersionsService,
  ) {}

  /** A page of the account's documents, most recently changed first. */
  @Get()
  list(@CurrentCaller() { user }: Caller, @Query() query: DocumentsQuery): Promise<DocumentPage> {
    return this.documents.list(user.id, query);
  }

  /** Creates a document. Repeating the call with the same `id` returns the existing document. */
  @Post()
  @ApiErrors(TooManyDocuments, NotFound, new TooManyTries(60))
  create(@CurrentCaller() { user }: Caller, @Body() body: CreateDocumentBody): Promise<Document> {
    return this.documents.create(user.id, body);
  }

  /** A document, checked against what is known now. */
  @Get(':id')
  @ApiErrors(new TooManyTries(60))
  getDocument(@CurrentCaller() { user }: Caller, @Param('id', IdPipe) id: string): Promise<Document> {
    return this.documents.open(user.id, id);
  }

  /** Saves the version after `baseVersion`. 409 with the current document if that is outdated. */
  @Put(':id')
  @ApiErrors(DocumentChanged, new TooManyTries(60))
  save(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Body() body: SaveDocumentBody,
  ): Promise<Document> {
    return this.documents.save(user.id, id, body);
  }

  /** Deletes a document with all of its versions. */
  @Delete(':id')
  @HttpCode(204)
  remove(@CurrentCaller() { user }: Caller, @Param('id', IdPipe) id: string): Promise<void> {
    return this.documents.remove(user.id, id);
  }

  /** Confirms an unproven claim in a document; the response no longer lists it. */
  @Post(':id/confirm')
  @HttpCode(200)
  @ApiErrors(new TooManyTries(60))
  confirm(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Body() body: ConfirmClaimBody,
  ): Promise<Document> {
    return this.documents.confirm(user.id, id, body.text);
  }

  /** A page of a document's versions, newest first. The first version and the 99 newest are kept. */
  @Get(':id/versions')
  listVersions(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Query() query: DocumentVersionsQuery,
  ): Promise<DocumentVersionPage> {
    return this.versions.list(user.id, id, query);
  }

  /** A version's text. */
  @Get(':id/versions/:version')
  @ApiErrors(NotFound)
  readVersion(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Param('version') version: string,
  ): Promise<DocumentVersionText> {
    if (!/^[1-9]\d{0,8}$/.test(version)) throw new NotFound();
    return this.versions.find(user.id, id, Number(version));
  }

  /** Makes an earlier version the newest one. */
  @Post(':id/restore')
  @HttpCode(200)
  @ApiErrors(DocumentChanged, new TooManyTries(60))
  restore(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Body() body: RestoreDocumentBody,
  ): Promise<Document> {
    return this.documents.restore(user.id, id, body.version);
  }
}
