import type { Chat, Message } from '../../../../contract/chats/chat.js';
import type { ChatRow } from '../chat-row.js';
import type { MessageRow } from './message-row.js';

export function toChat(
  entity: Pick<ChatRow, 'id' | 'title' | 'lastActivityAt' | 'pinnedAt' | 'archivedAt' | 'releaseId' | 'openReplyId'>,
): Chat {
  return {
    id: entity.id,
    title: entity.title,
    lastActivityAt: entity.lastActivityAt.toISOString(),
    isPinned: Boolean(entity.pinnedAt),
    isArchived: Boolean(entity.archivedAt),
    releaseId: entity.releaseId,
    ...(entity.openReplyId ? { openReplyId: entity.openReplyId } : {}),
  };
}

/** `content` replaces the stored text of a reply in flight. */
export function toMessage(
  entity: Pick<
    MessageRow,
    | 'id'
    | 'content'
    | 'isUser'
    | 'createdAt'
    | 'status'
    | 'isShortened'
    | 'versions'
    | 'rating'
    | 'ratingNote'
    | 'steps'
    | 'attachments'
  >,
  content = entity.content,
): Message {
  return {
    id: entity.id,
    content,
    isUser: entity.isUser,
    createdAt: entity.createdAt.toISOString(),
    status: entity.status,
    ...(entity.isShortened ? { isShortened: true } : {}),
    ...(entity.versions && entity.versions.length > 1 ? { versions: entity.versions } : {}),
    ...(entity.steps?.length ? { steps: entity.steps } : {}),
    ...(entity.attachments?.length ? { attachments: entity.attachments } : {}),
    ...(entity.rating ? { feedback: { rating: entity.rating, note: entity.ratingNote } } : {}),
  };
}
