import { Injectable } from '@nestjs/common';
import { everyMinute, Recurring } from '../../jobs/recurring.decorator.js';
import { Storage, type StoredFile } from '../../providers/storage/storage.js';
import { DocumentFilesRepository } from './document-files.repository.js';

/** The storage kind of printed documents. */
export const documentFileKind = 'document-files';

/** Storage key of a printed document. */
export function documentFileKey(userId: string, fileId: string): string {
  return `${documentFileKind}/${userId}/${fileId}.pdf`;
}

/** Files unused for this many minutes are removed. */
const unusedMinutes = 10;

/** Batch size. */
const batch = 200;

/** Printed documents, kept in storage for a few minutes: repeated requests for a version get the same file. */
@Injectable()
export class StoredDocuments {
  constructor(
    private readonly files: DocumentFilesRepository,
    private readonly storage: Storage,
  ) {}

  /** A complete file, or null. */
  async openFile(userId: string, fileId: string): Promise<StoredFile | null> {
    if (!(await this.files.touch(fileId, userId))) return null;
    return this.storage.openFile(documentFileKey(userId, fileId));
  }

  /** Removes unused files and leftovers of dead workers. @returns how many */
  @Recurring({ name: 'remove-document-files', cron: everyMinute })
  async removeUnused(): Promise<number> {
    let removed = 0;
    for (;;) {
      const rows = await this.files.findStale(unusedMinutes, batch);
      if (rows.length === 0) return removed;
      for (const { userId, id } of rows) {
        await this.storage.deleteBeginning(documentFileKey(userId, id));
        await this.files.remove(id);
      }
      removed += rows.length;
    }
  }
}
