import { Injectable, Logger } from '@nestjs/common';
import { Readable } from 'node:stream';
import { setImmediate as othersTurn } from 'node:timers/promises';
import pLimit from 'p-limit';
import { ChatRecordsService } from '../chats/history/chat-records.service.js';
import { NotFound } from '../common/app-error.js';
import { type ArchiveEntry, archiveOf } from '../common/archive.js';
import { Clock } from '../common/clock.js';
import { fileNameOf } from '../common/file-name.js';
import { Printer } from '../providers/printer/printer.js';
import { Storage } from '../providers/storage/storage.js';
import { UsersService } from '../users/users.service.js';
import { chatExportKey, pageLimits, partLimits, splitByLimits } from './chat-export.js';
import type { ChatExportJob } from './export-chat.job.js';
import { ChatExportsRepository } from './chat-exports.repository.js';
import { type TranscriptEntry, type TranscriptHead, TranscriptStyle } from './transcript.js';
import { toDocx } from './transcript-docx.js';
import { toHtml } from './transcript-html.js';
import { toMarkdown } from './transcript-markdown.js';

/** Time limit for printing one part, in milliseconds: usually seconds, but the machine may be busy. */
const printLimitMs = 60_000;

/** A run of messages that becomes one document. */
interface Part {
  head: TranscriptHead;
  entries: AsyncIterable<TranscriptEntry>;
}

/** Streams exported chats into storage: no more than a page of messages or one part is in memory. */
@Injectable()
export class ChatExportWriter {
  private readonly logger = new Logger(ChatExportWriter.name);
  /** All exports together print one PDF at a time, so that the printer's other page stays free for one-sheets. */
  private readonly printing = pLimit(1);

  constructor(
    private readonly chats: ChatRecordsService,
    private readonly users: UsersService,
    private readonly exports: ChatExportsRepository,
    private readonly storage: Storage,
    private readonly printer: Printer,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes one export. Repeating it replaces the file.
   * @param signal aborts it between two messages
   * @throws NotFound, NotSignedIn if the chat or its account was deleted
   */
  async write(id: string, job: ChatExportJob, signal: AbortSignal): Promise<void> {
    const { userId, chatId, format, timeZone } = job;
    const { title, positions, sizes } = await this.chats.outline(userId, chatId);
    const { name } = await this.users.getUser(userId);
    const style = new TranscriptStyle(name, timeZone);
    const runs = splitByLimits(sizes, partLimits[format]);
    const now = this.clock.now();
    const parts = runs.map(([start, end], index): Part => {
      const ofParts = runs.length > 1 ? `${index + 1} of ${runs.length}` : undefined;
      const messages = { positions: positions.slice(start, end), sizes: sizes.slice(start, end) };
      return { head: style.headOf(title, now, ofParts), entries: this.entriesOf(job, messages, style, signal) };
    });
    await this.exports.start(id, userId);
    const key = chatExportKey(userId, id);
    await this.storage.save(key, this.contentOf(parts, job, fileNameOf(title, 'Conversation'), signal));
    if (await this.exports.finish(id, parts.length)) return;
    await this.storage.delete(key);
    throw new NotFound();
  }

  private contentOf(parts: Part[], { format }: ChatExportJob, name: string, signal: AbortSignal): Readable {
    const contents = parts.map((part) => () => {
      if (format === 'pdf') return Readable.from(this.print(part, signal));
      return format === 'docx' ? toDocx(part.head, part.entries) : Readable.from(toMarkdown(part.head, part.entries));
    });
    const [only] = contents;
    if (only && contents.length === 1) return only();
    return archiveOf(
      contents.map((open, index): ArchiveEntry => ({
        path: `${name}-part-${index + 1}-of-${contents.length}.${format}`,
        open: () => Promise.resolve(open()),
        isCompressed: true,
      })),
    );
  }

  private async *print({ head, entries }: Part, signal: AbortSignal): AsyncGenerator<Buffer, void, void> {
    yield await this.printing(async () => {
      // It may have waited behind other exports.
      signal.throwIfAborted();
      const html = await toHtml(head, entries);
      // A single browser failure must not discard a hundred finished parts.
      return this.printer.print(html, printLimitMs).catch((error: unknown) => {
        signal.throwIfAborted();
        this.logger.warn({ err: error, msg: 'Retrying a part of an exported chat' });
        return this.printer.print(html, printLimitMs);
      });
    });
  }

  /** Reads messages page by page, yielding to other work between any two. */
  private async *entriesOf(
    { userId, chatId }: ChatExportJob,
    { positions, sizes }: { positions: number[]; sizes: number[] },
    style: TranscriptStyle,
    signal: AbortSignal,
  ): AsyncGenerator<TranscriptEntry, void, void> {
    for (const [start, end] of splitByLimits(sizes, pageLimits)) {
      signal.throwIfAborted();
      for (const message of await this.chats.readAt(userId, chatId, positions.slice(start, end))) {
        await othersTurn();
        signal.throwIfAborted();
        yield style.entryOf(message);
      }
    }
  }
}
