import { Injectable, Logger } from '@nestjs/common';
import type { AttachmentKind } from '../../../contract/attachments/attachment.js';
import { NotFound } from '../common/app-error.js';
import { MediaService } from '../media/media.service.js';
import { type AttachedText, AttachmentsRepository } from './attachments.repository.js';

/** An attachment, as shown in a prompt. */
export interface PromptAttachment {
  id: string;
  kind: AttachmentKind;
  name: string;
  /** The beginning of its text. */
  text: string;
  /** Length of the whole text. */
  characters: number;
  /** The picture as a `data:` URL. */
  image?: string;
}

/** How much of the newest message's texts a prompt may show, in characters; `read_attachment` returns the rest. */
const startMax = 24_000;

/** How much is shown of a file of an earlier message, in characters: enough to remember what it was. */
export const earlierStartMax = 500;

/** How many pictures a prompt includes: the newest ones. Each costs about a thousand tokens. */
const imagesMax = 4;

/** Reads the parts of attachments that the model gets to see. */
@Injectable()
export class PromptAttachments {
  private readonly logger = new Logger(PromptAttachments.name);

  constructor(
    private readonly attachments: AttachmentsRepository,
    private readonly media: MediaService,
  ) {}

  /** The attachments of messages, by message id. @param messageIds oldest first @param newestId the message to answer */
  async of(
    userId: string,
    messageIds: readonly string[],
    newestId: string | null,
  ): Promise<Map<string, PromptAttachment[]>> {
    const most = { newestId, ofNewest: startMax, ofEarlier: earlierStartMax };
    const found = await this.attachments.listOf(userId, messageIds, most);
    const age = new Map(messageIds.map((id, index) => [id, messageIds.length - index]));
    const newest = found
      .filter(({ kind }) => kind === 'image')
      .toSorted((one, other) => (age.get(one.messageId) ?? 0) - (age.get(other.messageId) ?? 0))
      .slice(0, imagesMax);
    const images = new Map(
      await Promise.all(newest.map(async (image) => [image.id, await this.imageOf(userId, image)] as const)),
    );
    const byMessage = new Map<string, PromptAttachment[]>();
    for (const { messageId, id, kind, name, start: text, characters } of found) {
      const image = images.get(id);
      const shown = { id, kind, name, text, characters, ...(image ? { image } : {}) };
      byMessage.set(messageId, [...(byMessage.get(messageId) ?? []), shown]);
    }
    return byMessage;
  }

  /**
   * The thumbnail, which is large enough to see what is in the picture. Null if the picture was deleted or storage is
   * down.
   */
  private async imageOf(userId: string, { mediaId }: AttachedText): Promise<string | null> {
    try {
      const picture = mediaId && (await this.media.readThumbnail(userId, mediaId));
      return picture ? `data:image/webp;base64,${picture.toString('base64')}` : null;
    } catch (error) {
      if (!(error instanceof NotFound))
        this.logger.warn({ err: error, msg: 'A picture could not be shown to the model' });
      return null;
    }
  }
}
