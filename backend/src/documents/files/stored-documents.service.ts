import { Injectable } from '@nestjs/common';
import { everyMinute, Recurring } from '../../jobs/recurring.decorator.js';
import { Storage, type StoredFile } from '../../providers/storage/storage.js';
import { DocumentFilesRepository } from './document-files.repository.js';

/** The kind of stored files that printed documents are. */
export const documentFileKind = 'document-files';

/** Where a printed document is stored. */
export function documentFileKey(userId: string, fileId: string): string {
  return `${documentFileKind}/${userId}/${fileId}.pdf`;
}

/** A file that nobody has asked for in so many minutes is removed. */
const unusedMinutes = 10;

/** Files that are removed in one go. */
const batch = 200;

/** Printed documents. They are kept for some minutes: the same version is the same file. */
@Injectable()
export class StoredDocuments {
  constructor(
    private readonly files: DocumentFilesRepository,
    private readonly storage: Storage,
  ) {}

  /** A complete file, or null. */
  async open(userId: string, fileId: string): Promise<StoredFile | null> {
    if (!(await this.files.touch(fileId, userId))) return null;
    return this.storage.open(documentFileKey(userId, fileId));
  }

  /** Removes the files that nobody asks for any more, and what workers that died left behind. @returns how many */
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
