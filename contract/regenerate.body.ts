import { IsOptional, IsUUID } from 'class-validator';

/** POST /api/chats/{id}/messages/{messageId}/regenerate: another version of a reply. */
export class RegenerateBody {
  /** The same id again answers what the first one did and makes nothing twice. */
  @IsOptional()
  @IsUUID()
  clientMessageId?: string;
}
