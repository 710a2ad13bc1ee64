import { IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { limits } from './limits.js';

/** GET /api/chats/{id}/messages: the newest page, or the one before a message. */
export class MessagePageQuery {
  @IsOptional()
  @IsUUID()
  before?: string;

  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(limits.messagePageMax)
  limit?: number;
}
