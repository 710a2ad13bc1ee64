import type { User } from '../../../contract/account/user.js';

export { guestOwnerId, isGuestOwner, ownerColumns } from '../common/owner-id.js';

/** What a press agent should know of an artist. */
export type Artist = Pick<
  User,
  | 'name'
  | 'musicGenre'
  | 'location'
  | 'website'
  | 'spotifyUrl'
  | 'instagramUrl'
  | 'twitterUrl'
  | 'songTitle'
  | 'songLink'
>;

/** How far somebody without an account may go. The message that reaches `limit` gets `closingReply` and no model's. */
export interface Trial {
  limit: number;
  closingReply: string;
}

/** Whoever converses: all that the engine knows of them. */
export interface Owner {
  /** An account's id, or `guest:<number>`: chats, sockets and live replies know their owner by it. */
  id: string;
  /** Null for a visitor of whom nothing is known. */
  artist: Artist | null;
  /** Whether the assistant may draw on the other conversations too. */
  reachesBack?: boolean;
  /** Where they are, which says what day it is for them: `Europe/London`. */
  timeZone: string;
  /** Absent without a limit. */
  trial?: Trial;
}
