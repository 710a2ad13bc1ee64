import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A visitor without an account, known by a cookie. */
@Entity('guests')
export class GuestEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' })
  id: number;

  /** SHA-256 of the cookie's secret, so reading the table isn't enough to impersonate a guest. */
  @Column('bytea', { name: 'cookie_hash' })
  cookieHash: Buffer;

  /** Messages sent on trial. Counted by the statement that stores the message. */
  @Column('integer', { name: 'message_count', default: 0 })
  messageCount: number;

  /** The account that took the chats over. */
  @Column('uuid', { name: 'carried_to', nullable: true })
  carriedTo: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { name: 'last_seen_at', default: () => 'now()' })
  lastSeenAt: Date;
}
