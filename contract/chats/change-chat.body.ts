import { IsBoolean, IsOptional, IsUUID, ValidateIf } from 'class-validator';
import { limits } from '../limits.js';
import { Text } from '../rules/text-rule.js';

/** PATCH /api/chats/{id}: absent fields stay unchanged. */
export class ChangeChatBody {
  @ValidateIf((body: ChangeChatBody) => body.title !== undefined)
  @Text({ label: 'Title', min: 1, max: limits.chatTitleMax })
  title?: string;

  /** Pinned chats stay at the top of the list. */
  @ValidateIf((body: ChangeChatBody) => body.isPinned !== undefined)
  @IsBoolean()
  isPinned?: boolean;

  /** Archived chats are removed from the list. */
  @ValidateIf((body: ChangeChatBody) => body.isArchived !== undefined)
  @IsBoolean()
  isArchived?: boolean;

  /** Moves the chat to a release or tour; null removes it from one. */
  @IsOptional()
  @IsUUID()
  releaseId?: string | null;
}
