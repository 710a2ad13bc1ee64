import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An email that waits until it is sent. Whoever has a reason to write one inserts it together with the reason. */
@Entity('outgoing_letters')
export class OutgoingEmailEntity {
  @PrimaryColumn('text')
  key: string;

  /** Whose email it is, and with whom it goes; null for nobody's. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @Column('text')
  recipient: string;

  @Column('text')
  name: string;

  @Column('jsonb')
  data: object;

  /** When the mail server took it. */
  @Column('timestamptz', { name: 'posted_at', nullable: true })
  postedAt: Date | null;

  /** Until when it is one worker's to send. */
  @Column('timestamptz', { name: 'claimed_until', nullable: true })
  claimedUntil: Date | null;

  /** When the last of all tries had failed. */
  @Column('timestamptz', { name: 'given_up_at', nullable: true })
  givenUpAt: Date | null;
}
