import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A conversation and its owner. */
@Entity('chats')
export class ChatEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  /** Set when the chat is a guest's: then `userId` is null. */
  @Column('integer', { name: 'guest_id', nullable: true })
  guestId: number | null;

  /** Whose it is, in one word; the database makes it of the two above. */
  @Column({ type: 'text', insert: false, update: false })
  owner: string;

  @Column('text')
  title: string;

  @Column('text', { name: 'titled_by', default: 'nobody' })
  titledBy: 'nobody' | 'assistant' | 'user';

  /** True until the first message; the database allows one such chat an account. */
  @Column('boolean', { name: 'is_empty', default: true })
  isEmpty: boolean;

  /** The position of the newest message that was ever in it. */
  @Column('integer', { name: 'last_position', default: 0 })
  lastPosition: number;

  @Column('timestamptz', { name: 'pinned_at', nullable: true })
  pinnedAt: Date | null;

  @Column('timestamptz', { name: 'archived_at', nullable: true })
  archivedAt: Date | null;

  /** The last message of the branch that is shown. */
  @Column('uuid', { name: 'leaf_id', nullable: true })
  leafId: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { name: 'last_activity_at', default: () => 'now()' })
  lastActivityAt: Date;
}
