import { IsBoolean, ValidateIf } from 'class-validator';
import { limits } from '../limits.js';
import { Text } from '../rules/text-rule.js';

/** PATCH /api/chats/{id}: what is named changes, the rest stays. */
export class ChangeChatBody {
  @ValidateIf((body: ChangeChatBody) => body.title !== undefined)
  @Text({ label: 'Title', min: 1, max: limits.chatTitleMax })
  title?: string;

  /** Keeps it at the top of the list. */
  @ValidateIf((body: ChangeChatBody) => body.isPinned !== undefined)
  @IsBoolean()
  isPinned?: boolean;

  /** Takes it out of the list, into the archive. */
  @ValidateIf((body: ChangeChatBody) => body.isArchived !== undefined)
  @IsBoolean()
  isArchived?: boolean;
}
