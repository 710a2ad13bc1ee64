import { Allow } from 'class-validator';
import { SendMessageBody } from './send-message.body.js';

/**
 * POST /api/guest/messages/{chatId}. What the browser says of itself is accepted and not used: the cookie decides whose
 * chat it is and on whom the message counts.
 */
export class GuestMessageBody extends SendMessageBody {
  @Allow()
  guestUserId?: unknown;

  @Allow()
  assistantId?: unknown;

  @Allow()
  anonId?: unknown;
}
