import { Allow, IsInt, IsPositive } from 'class-validator';

/** POST /api/transfer-guest-chats. The request must carry this guest's cookie. */
export class TransferGuestChatsBody {
  @IsInt()
  @IsPositive()
  guestUserId: number;

  /** Ignored: the cookie is the only proof. */
  @Allow()
  anonId?: unknown;
}
