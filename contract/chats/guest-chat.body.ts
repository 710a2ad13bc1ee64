import { Allow, IsOptional } from 'class-validator';
import { limits } from '../limits.js';
import { Text } from '../rules/text-rule.js';

/** POST /api/guest/chat. */
export class GuestChatBody {
  /** A random number from the browser. Ignored: the server issues the identity. */
  @Allow()
  tempUserId?: unknown;

  @IsOptional()
  @Text({ label: 'Title', min: 1, max: limits.chatTitleMax })
  title?: string;
}
