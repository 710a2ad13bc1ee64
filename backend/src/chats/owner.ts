import type { User } from '../../../contract/account/user.js';

export { guestOwnerId, isGuestOwner, ownerColumns } from '../common/owner-id.js';

/** What the assistant knows about an artist. */
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

/** Limits of a free trial. The message that reaches `limit` gets `closingReply` instead of the model's reply. */
export interface Trial {
  limit: number;
  closingReply: string;
}

/** The owner of a conversation: all the chat engine knows about them. */
export interface Owner {
  /** An account's id, or `guest:<number>`; the owner id of chats, sockets and live replies. */
  id: string;
  /** Null for a guest: we know nothing about them. */
  artist: Artist | null;
  /** Whether the assistant may also use their other conversations. */
  reachesBack?: boolean;
  /** IANA time zone, which determines today's date for them: `Europe/London`. */
  timeZone: string;
  /** Absent for unlimited use. */
  trial?: Trial;
}
