/** A conversation and its owner. */
export interface ChatRow {
  id: string;
  /** The account's id, or `guest:<number>`. */
  owner: string;
  title: string;
  titledBy: 'nobody' | 'assistant' | 'user';
  pinnedAt: Date | null;
  archivedAt: Date | null;
  /** The release or tour it belongs to. */
  releaseId: string | null;
  lastActivityAt: Date;
  /** The trial's closing reply, while the question above it has no other answer. */
  openReplyId: string | null;
}

/** The columns of a `ChatRow`. */
export const chatColumns = `id, owner, title, titled_by AS "titledBy", pinned_at AS "pinnedAt", archived_at AS "archivedAt",
  last_activity_at AS "lastActivityAt", release_id AS "releaseId", open_reply_id AS "openReplyId"`;
