import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import type { Attachment, AttachmentWithText } from '../../../contract/attachments/attachment.js';
import { limits } from '../../../contract/limits.js';
import { NotFound } from '../common/app-error.js';
import { KeyedConcurrencyLimit } from '../common/keyed-concurrency-limit.js';
import { withTemporaryFile, writeNew } from '../common/temporary-file.js';
import { type RateLimit, RateLimits } from '../http/rate-limits.js';
import { nightly, Recurring } from '../jobs/recurring.decorator.js';
import { MediaService } from '../media/media.service.js';
import { NoTextInAttachment, TooManyAttachments, WrongAttachmentType } from './attachment.errors.js';
import { cleanName, nameOfPaste } from './attachment-names.js';
import { AttachmentsRepository, type NewAttachment } from './attachments.repository.js';
import { TextExtractor } from './extract/text-extractor.js';

const attaching: RateLimit = { name: 'attachments', times: 100, seconds: 600 };

/** Concurrent uploads per account and server, each of which is on disk until it is read: all that two messages can have. */
const uploadsAtOnce = 2 * limits.attachmentsPerMessage;

/** How long an attachment without a message is kept: a browser that is offline may not have sent the message yet. */
const unsentDays = 7;

/** What artists attach to messages: texts of documents, and files from the library. */
@Injectable()
export class AttachmentsService {
  private readonly uploads = new KeyedConcurrencyLimit({ atOnce: uploadsAtOnce, waiting: 0 });

  constructor(
    private readonly attachments: AttachmentsRepository,
    private readonly media: MediaService,
    private readonly extractor: TextExtractor,
    private readonly rateLimits: RateLimits,
  ) {}

  /** Stores a pasted text. @throws TooManyAttachments, TooManyTries, NotFound if another account has the id */
  async addText(userId: string, { id, text }: { id: string; text: string }): Promise<Attachment> {
    await this.rateLimits.count([attaching, userId]);
    return this.add({ id, userId, kind: 'text', name: nameOfPaste(text), text, isCut: false, mediaId: null });
  }

  /**
   * Reads the text of a PDF, Word or text file.
   * @param receive streams the upload into `take`
   * @throws WrongAttachmentType, UnreadableAttachment, NoTextInAttachment, TooManyAttachments, TooManyTries, Overloaded
   */
  async addFile(
    userId: string,
    id: string,
    receive: (take: (file: Readable, part: { fileName: string }) => Promise<Attachment>) => Promise<Attachment>,
  ): Promise<Attachment> {
    await this.rateLimits.count([attaching, userId]);
    return this.uploads.run(userId, () =>
      receive((file, { fileName }) =>
        withTemporaryFile(async (path) => {
          await writeNew(path, file);
          const read = await this.extractor.read(userId, path);
          return this.add({ ...read, id, userId, name: cleanName(fileName), mediaId: null });
        }),
      ),
    );
  }

  /**
   * Attaches a picture, song or one-sheet from the library.
   * @throws NotFound, WrongAttachmentType, UnreadableAttachment, TooManyAttachments, TooManyTries, Overloaded
   */
  async addMedia(userId: string, { id, mediaId }: { id: string; mediaId: string }): Promise<Attachment> {
    await this.rateLimits.count([attaching, userId]);
    const { fileType, fileName, title, durationSeconds } = await this.media.find(userId, mediaId);
    const name = cleanName(fileName);
    const file = { id, userId, name, isCut: false, mediaId };
    if (fileType === 'image') return this.add({ ...file, kind: 'image', text: '' });
    if (fileType === 'audio') {
      const length = durationSeconds === null ? '' : `\nLength: ${Math.round(durationSeconds)} seconds`;
      return this.add({ ...file, kind: 'audio', text: `Song: ${title || name}${length}` });
    }
    if (fileType !== 'application/pdf') throw new WrongAttachmentType();
    const sheet = await this.media.readSheet(userId, mediaId);
    const read = await withTemporaryFile(async (path) => {
      await writeNew(path, Readable.from([sheet]));
      return this.extractor.read(userId, path);
    });
    return this.add({ ...file, ...read });
  }

  /** An attachment with its text. @throws NotFound */
  async find(userId: string, id: string): Promise<AttachmentWithText> {
    const found = await this.attachments.find(userId, id);
    if (!found) throw new NotFound();
    return found;
  }

  /** The message shown with an attachment; null if there is none. */
  findMessage(userId: string, id: string): Promise<{ id: string; chatId: string } | null> {
    return this.attachments.findMessage(userId, id);
  }

  /** Removes an attachment that wasn't sent. @throws NotFound */
  async remove(userId: string, id: string): Promise<void> {
    if (!(await this.attachments.removeUnsent(userId, id))) throw new NotFound();
  }

  /** Ids and names of an account's attachments with text, oldest first. */
  listTexts(userId: string): Promise<Pick<Attachment, 'id' | 'name'>[]> {
    return this.attachments.listTexts(userId);
  }

  /** The newest attachments of a chat. */
  listInChat(userId: string, chatId: string, most: number): Promise<Attachment[]> {
    return this.attachments.listInChat(userId, chatId, most);
  }

  /** The texts of a chat's newest attachments. */
  readInChat(userId: string, chatId: string, most: number): Promise<Pick<AttachmentWithText, 'name' | 'text'>[]> {
    return this.attachments.readInChat(userId, chatId, most);
  }

  /** Removes attachments that were never sent or belonged to deleted conversations. @returns how many */
  @Recurring({ name: 'remove-unsent-attachments', cron: nightly })
  removeUnsent(): Promise<number> {
    return this.attachments.removeOld(unsentDays);
  }

  private async add(attachment: NewAttachment): Promise<Attachment> {
    if (attachment.kind !== 'image' && attachment.text.trim() === '') throw new NoTextInAttachment();
    const added = await this.attachments.add(attachment);
    if (added === 'full') throw new TooManyAttachments();
    if (!added) throw new NotFound();
    return added;
  }
}
