import { everyMinute, Recurring } from '../jobs/recurring.decorator.js';
import { Injectable } from '@nestjs/common';
import { Storage, type StoredFile } from '../providers/storage/storage.js';
import { chatExportKey } from './chat-export.js';
import { ChatExportsRepository } from './chat-exports.repository.js';

/** Files not fetched after this many minutes are removed. A running export touches its row every few seconds. */
const unfetchedMinutes = 10;

/** Batch size. */
const batch = 200;

/** An exported chat, ready to be read. */
export interface ExportedChat extends StoredFile {
  /** If more than one, the file is a ZIP archive. */
  parts: number;
}

/** The files of exported chats. */
@Injectable()
export class StoredChatExports {
  constructor(
    private readonly exports: ChatExportsRepository,
    private readonly storage: Storage,
  ) {}

  /** A complete file, or null. */
  async openExport(userId: string, id: string): Promise<ExportedChat | null> {
    const parts = await this.exports.findParts(id);
    const file = parts && (await this.storage.openFile(chatExportKey(userId, id)));
    return file ? { ...file, parts } : null;
  }

  async remove(userId: string, id: string): Promise<void> {
    await this.storage.delete(chatExportKey(userId, id));
    await this.exports.remove(id);
  }

  /** Removes files that weren't fetched, and leftovers of dead workers. @returns how many */
  @Recurring({ name: 'remove-chat-exports', cron: everyMinute })
  async removeUnfetched(): Promise<number> {
    let removed = 0;
    for (;;) {
      const rows = await this.exports.findStale(unfetchedMinutes, batch);
      if (rows.length === 0) return removed;
      for (const { userId, id } of rows) {
        await this.storage.deleteBeginning(chatExportKey(userId, id));
        await this.exports.remove(id);
      }
      removed += rows.length;
    }
  }
}
