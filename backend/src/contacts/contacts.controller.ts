import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
  Req,
  StreamableFile,
} from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { ChangeContactBody } from '../../../contract/contacts/change-contact.body.js';
import { ContactBody } from '../../../contract/contacts/contact.body.js';
import type { Contact, ContactImport, ContactPage, Duplicates } from '../../../contract/contacts/contact.js';
import { ContactsQuery } from '../../../contract/contacts/contacts.query.js';
import { ImportQuery } from '../../../contract/contacts/import.query.js';
import { MergeContactsBody } from '../../../contract/contacts/merge-contacts.body.js';
import { PreviewQuery } from '../../../contract/rules/preview.query.js';
import { NotFound, TooLarge, TooManyTries, UnsupportedType } from '../common/app-error.js';
import { Access } from '../http/access.decorator.js';
import { ApiErrors } from '../http/api-errors.decorator.js';
import { ApiFileResponse } from '../http/api-files.decorator.js';
import { type Caller, CurrentCaller } from '../http/caller.decorator.js';
import { IdPipe } from '../http/id.pipe.js';
import { CsvBody } from '../http/rules/route-rules.js';
import { limits } from '../../../contract/limits.js';
import { DownloadSlots } from '../media/download-slots.js';
import { TooManyDownloads } from '../media/media.errors.js';
import { ContactInUse, CsvUnreadable, NotesTooLong, TooManyContacts } from './contacts.errors.js';
import { ContactsService } from './contacts.service.js';

@ApiTags('contacts')
@Controller()
@Access('subscriber')
export class ContactsController {
  constructor(
    private readonly contacts: ContactsService,
    private readonly downloads: DownloadSlots,
  ) {}

  /** A page of the account's contacts, by name. */
  @Get('contacts')
  list(@CurrentCaller() { user }: Caller, @Query() query: ContactsQuery): Promise<ContactPage> {
    return this.contacts.list(user.id, query);
  }

  /** Adds a contact. Repeating the call with the same `id` returns the existing contact. */
  @Post('contacts')
  @ApiErrors(TooManyContacts, NotFound)
  add(@CurrentCaller() { user }: Caller, @Body() body: ContactBody): Promise<Contact> {
    return this.contacts.add(user.id, body);
  }

  /** All contacts as CSV, safe from formula injection. */
  @Get('contacts.csv')
  @ApiFileResponse('The contacts', { types: ['text/csv'] })
  @ApiErrors(TooManyDownloads, new TooManyTries(60))
  async exportCsv(@CurrentCaller() { user }: Caller): Promise<StreamableFile> {
    const { content } = await this.downloads.openFile(user.id, async () => ({
      content: await this.contacts.exportCsv(user.id),
    }));
    return new StreamableFile(content, {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="contacts.csv"',
    });
  }

  /** Contacts that are probably the same person. */
  @Get('contacts/duplicates')
  @ApiErrors(new TooManyTries(60))
  listDuplicates(@CurrentCaller() { user }: Caller): Promise<Duplicates> {
    return this.contacts.listDuplicates(user.id);
  }

  /**
   * Imports a CSV file of at most 2 MB, in any common separator and encoding. If a line is wrong, nothing is imported,
   * unless `?partial=true` is set; with `?preview=true` nothing is imported in any case.
   */
  @Post('contacts/import')
  @HttpCode(200)
  @CsvBody(limits.importMaxBytes)
  @ApiConsumes('text/csv')
  @ApiBody({ schema: { type: 'string' } })
  @ApiErrors(
    TooManyContacts,
    new CsvUnreadable('The file is empty.'),
    new TooLarge(''),
    new UnsupportedType(''),
    new TooManyTries(60),
  )
  importCsv(
    @CurrentCaller() { user }: Caller,
    @Query() query: ImportQuery,
    @Req() request: Request,
  ): Promise<ContactImport> {
    const bytes: unknown = request.body;
    if (!Buffer.isBuffer(bytes)) throw new UnsupportedType('Send the file as text/csv');
    return this.contacts.importCsv(user.id, bytes, query);
  }

  /** Merges several contacts into one. With `?preview=true` nothing is stored. */
  @Post('contacts/merge')
  @HttpCode(200)
  @ApiErrors(NotFound, NotesTooLong)
  merge(
    @CurrentCaller() { user }: Caller,
    @Body() { ids }: MergeContactsBody,
    @Query() { preview }: PreviewQuery,
  ): Promise<Contact> {
    return this.contacts.merge(user.id, ids, { isPreview: preview === 'true' });
  }

  /** A contact. */
  @Get('contacts/:id')
  getContact(@CurrentCaller() { user }: Caller, @Param('id', IdPipe) id: string): Promise<Contact> {
    return this.contacts.getContact(user.id, id);
  }

  /** Changes a contact. */
  @Patch('contacts/:id')
  change(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Body() body: ChangeContactBody,
  ): Promise<Contact> {
    return this.contacts.change(user.id, id, body);
  }

  /** Takes back an added contact. 409 if it has been changed or pitched to since. */
  @Post('contacts/:id/undo')
  @HttpCode(204)
  @ApiErrors(ContactInUse)
  undoAdding(@CurrentCaller() { user }: Caller, @Param('id', IdPipe) id: string): Promise<void> {
    return this.contacts.undoAdding(user.id, id);
  }

  /** Deletes a contact. Pitches to them stay and keep their name. */
  @Delete('contacts/:id')
  @HttpCode(204)
  remove(@CurrentCaller() { user }: Caller, @Param('id', IdPipe) id: string): Promise<void> {
    return this.contacts.remove(user.id, id);
  }
}
