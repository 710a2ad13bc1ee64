import { Injectable, Logger } from '@nestjs/common';
import type { AttachmentKind } from '../../../contract/attachments/attachment.js';
import { NotFound } from '../common/app-error.js';
import { MediaService } from '../media/media.service.js';
import { type AttachedText, AttachmentsRepository } from './attachments.repository.js';

/** An attachment as a prompt shows it. */
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

/** How much of each text a prompt may show, in characters; `read_attachment` has the rest. */
const startMax = 24_000;

/** Pictures in one prompt: the newest ones. Each costs about a thousand tokens. */
const imagesMax = 4;

/** Reads what the model is shown of attachments. */
@Injectable()
export class PromptAttachments {
  private readonly logger = new Logger(PromptAttachments.name);

  constructor(
    private readonly attachments: AttachmentsRepository,
    private readonly media: MediaService,
  ) {}

  /** The attachments of messages, by message id. @param messageIds oldest first */
  async of(userId: string, messageIds: readonly string[]): Promise<Map<string, PromptAttachment[]>> {
    const found = await this.attachments.listOf(userId, messageIds, startMax);
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

  /** The thumbnail: large enough to see what is on it. A deleted picture, or a storage that is down, shows none. */
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
