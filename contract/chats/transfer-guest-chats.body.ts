import { Allow, IsInt, IsPositive } from 'class-validator';

/** POST /api/transfer-guest-chats. The guest's cookie must come along and be this guest's. */
export class TransferGuestChatsBody {
  @IsInt()
  @IsPositive()
  guestUserId: number;

  /** Accepted and not used: the cookie is the proof. */
  @Allow()
  anonId?: unknown;
}
