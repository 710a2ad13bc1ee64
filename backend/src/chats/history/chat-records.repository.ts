import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Replica } from '../../database/replica.js';
import { query } from '../../database/sql.js';
import type { MessageStatus } from '../../../../contract/chats/chat.js';
import type { MessageRow } from '../messages/message-row.js';

/** A chat as exported. */
export interface ChatRecord {
  id: string;
  title: string;
  createdAt: Date;
  lastActivityAt: Date;
  pinnedAt: Date | null;
  archivedAt: Date | null;
  /** The release or tour it belongs to. */
  releaseId: string | null;
}

/** An exported message, in conversation order. */
export interface MessageRecord {
  id: string;
  chatId: string;
  position: number;
  isUser: boolean;
  content: string;
  status: MessageStatus;
  /** False for a replaced version. */
  isShown: boolean;
  createdAt: Date;
  /** The artist's rating of a reply. */
  rating: 'up' | 'down' | null;
  ratingNote: string;
  /** Names of what the artist attached. */
  attached: string[];
  /** The assistant's summary of everything up to this message; null for most. */
  summary: string | null;
  /** What the assistant did for a reply, as it was shown. */
  steps: { tool: string; label: string | null; startedAt: string }[];
}

/** One of the artist's messages, and the end of the reply before it. */
export interface SaidRecord {
  id: string;
  text: string;
  asked: string;
  createdAt: Date;
}

/** The messages currently shown in a chat, oldest first, with their sizes in bytes. */
export interface ChatOutline {
  title: string;
  positions: number[];
  sizes: number[];
}

export type TranscriptRow = Pick<MessageRow, 'id' | 'isUser' | 'content' | 'status' | 'attempt' | 'createdAt'> &
  Pick<MessageRecord, 'attached'>;

/** The names of what is attached to message `m`, in order. */
const attachedNames = `ARRAY(
  SELECT a.name FROM message_attachments ma JOIN attachments a ON a.id = ma.attachment_id
  WHERE ma.message_id = m.id ORDER BY ma.position
)`;

/** What the assistant did for message `m`, in order. */
const shownSteps = `coalesce((
  SELECT json_agg(json_build_object('tool', s.tool, 'label', s.label, 'startedAt', s.started_at) ORDER BY s.position)
  FROM reply_steps s WHERE s.reply_id = m.id
), '[]')`;

/** Sorts before any chat's first message. */
const start = { chatId: '00000000-0000-0000-0000-000000000000', position: 0 };

/** Reads whole chats. */
@Injectable()
export class ChatRecordsRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly replica: Replica,
  ) {}

  /** An account's non-empty chats, by id, which is creation order. */
  listChats(userId: string): Promise<ChatRecord[]> {
    return query(
      this.database,
      `SELECT id, title, created_at AS "createdAt", last_activity_at AS "lastActivityAt", pinned_at AS "pinnedAt",
         archived_at AS "archivedAt", release_id AS "releaseId"
       FROM chats WHERE user_id = $1 AND NOT is_empty ORDER BY id`,
      [userId],
    );
  }

  /**
   * The artist's own messages among the newest ones shown in an owned chat, oldest first, each with the end of the
   * reply before it.
   */
  findSaid(
    userId: string,
    chatId: string,
    { most, askedMost }: { most: number; askedMost: number },
  ): Promise<SaidRecord[]> {
    return query(
      this.database,
      `SELECT id, text, asked, created_at AS "createdAt" FROM (
         SELECT id, content AS text, is_user, position, created_at,
           lag(CASE WHEN is_user THEN '' ELSE right(content, $4) END, 1, '') OVER (ORDER BY position) AS asked
         FROM (
           SELECT m.id, m.content, m.is_user, m.position, m.created_at FROM messages m JOIN chats c ON c.id = m.chat_id
           WHERE c.id = $2 AND c.user_id = $1 AND m.is_shown ORDER BY m.position DESC LIMIT $3
         ) newest
       ) said WHERE is_user ORDER BY position`,
      [userId, chatId, most, askedMost],
    );
  }

  /**
   * The branch a chat shows now, read in one statement so that paging through it later can't mix two branches. Sizes
   * come from row headers: no text is read. @returns null if the chat isn't the account's
   */
  async outline(userId: string, chatId: string): Promise<ChatOutline | null> {
    const rows = await this.replica.read((database) =>
      query<ChatOutline>(
        database,
        `SELECT c.title, coalesce(m.positions, '{}') AS positions, coalesce(m.sizes, '{}') AS sizes
       FROM chats c CROSS JOIN LATERAL (
         SELECT array_agg(position ORDER BY position) AS positions,
           array_agg(octet_length(content) ORDER BY position) AS sizes
         FROM messages WHERE chat_id = c.id AND is_shown
       ) m WHERE c.id = $2 AND c.user_id = $1`,
        [userId, chatId],
      ),
    );
    return rows[0] ?? null;
  }

  /** The messages at the given positions, oldest first. @returns null if the chat no longer exists */
  async findAt(userId: string, chatId: string, positions: readonly number[]): Promise<TranscriptRow[] | null> {
    const rows = await this.replica.read((database) =>
      query<TranscriptRow | { id: null }>(
        database,
        `SELECT m.id, m.is_user AS "isUser", m.content, m.status, m.attempt, m.created_at AS "createdAt",
         ${attachedNames} AS attached
       FROM chats c LEFT JOIN messages m ON m.chat_id = c.id AND m.position = ANY ($3::integer[])
       WHERE c.id = $2 AND c.user_id = $1 ORDER BY m.position`,
        [userId, chatId, positions],
      ),
    );
    if (rows.length === 0) return null;
    return rows.filter((row): row is TranscriptRow => row.id !== null);
  }

  /** All messages of an account, by chat and position, in pages of at most `size`. */
  async *readMessages(userId: string, size: number): AsyncGenerator<MessageRecord[], void, void> {
    let after: Pick<MessageRecord, 'chatId' | 'position'> = start;
    for (;;) {
      const { chatId, position } = after;
      const page = await this.replica.read((database) =>
        query<MessageRecord>(
          database,
          `SELECT m.id, m.chat_id AS "chatId", m.position, m.is_user AS "isUser", m.content, m.status,
           m.is_shown AS "isShown", m.created_at AS "createdAt", m.rating, m.rating_note AS "ratingNote",
           ${attachedNames} AS attached, m.summary, ${shownSteps} AS steps
         FROM (SELECT id FROM chats WHERE user_id = $1 AND id >= $2 ORDER BY id) c
         CROSS JOIN LATERAL (
           SELECT * FROM messages WHERE chat_id = c.id AND position > CASE WHEN c.id = $2 THEN $3::integer ELSE 0 END
           ORDER BY position LIMIT $4
         ) m
         -- Sort by the chats' own id, their order above: sorting by m.chat_id would read all remaining messages per page.
         ORDER BY c.id, m.position LIMIT $4`,
          [userId, chatId, position, size],
        ),
      );
      const last = page.at(-1);
      if (!last) return;
      yield page;
      after = last;
    }
  }
}
