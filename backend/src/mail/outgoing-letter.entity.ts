import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A letter that waits for the queue. Whoever has a reason to write one inserts it together with the reason. */
@Entity('outgoing_letters')
export class OutgoingLetterEntity {
  @PrimaryColumn('text')
  key: string;

  @Column('text')
  recipient: string;

  @Column('text')
  name: string;

  @Column('jsonb')
  data: object;

  @Column('timestamptz', { name: 'posted_at', nullable: true })
  postedAt: Date | null;
}
