import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { Feedback, MessageStatus, ReplyStep } from '../../../../contract/chats/chat.js';

/** What one side said. A reply's text is written once, at its end. */
@Entity('messages')
export class MessageEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'chat_id' })
  chatId: string;

  /** Its place in the chat, ascending. */
  @Column('integer')
  position: number;

  /** The message before it on its branch; null for the first. */
  @Column('uuid', { name: 'parent_id', nullable: true })
  parentId: string | null;

  /** All versions of it, itself included, oldest first; null where it is the only one. Read along, not a column. */
  versions?: string[] | null;

  /** What the assistant did for it; null where it only wrote. Read along, not a column. */
  steps?: ReplyStep[] | null;

  @Column('boolean', { name: 'is_user' })
  isUser: boolean;

  @Column('text')
  content: string;

  @Column('text')
  status: MessageStatus;

  /** What it takes of a model's window; null for messages stored before it was counted. */
  @Column('integer', { nullable: true })
  tokens: number | null;

  /** Which try of this reply may still write. */
  @Column('integer', { default: 1 })
  attempt: number;

  @Column('text', { nullable: true })
  rating: Feedback['rating'] | null;

  @Column('text', { name: 'rating_note', default: '' })
  ratingNote: string;

  @Column('uuid', { name: 'client_message_id', nullable: true })
  clientMessageId: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
