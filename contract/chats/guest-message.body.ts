import { Allow } from 'class-validator';
import { SendMessageBody } from './send-message.body.js';

/** POST /api/guest/messages/{chatId}. The browser's identity fields are ignored: the cookie identifies the guest. */
export class GuestMessageBody extends SendMessageBody {
  @Allow()
  guestUserId?: unknown;

  @Allow()
  assistantId?: unknown;

  @Allow()
  anonId?: unknown;
}
