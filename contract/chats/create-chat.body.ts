import { IsOptional, IsUUID } from 'class-validator';
import { limits } from '../limits.js';
import { Text } from '../rules/text-rule.js';

/** POST /api/chats. The title defaults to "New Conversation". */
export class CreateChatBody {
  /** The new chat's id, a UUIDv7. Makes a repeated call idempotent. */
  @IsOptional()
  @IsUUID(7)
  id?: string;

  @IsOptional()
  @Text({ label: 'Title', min: 1, max: limits.chatTitleMax })
  title?: string;

  /** The release or tour it belongs to. */
  @IsOptional()
  @IsUUID()
  releaseId?: string | null;
}
