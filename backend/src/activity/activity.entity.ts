import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ActivityKind } from '../../../contract/analytics.js';

/** One counted event of an artist. */
@Entity('activity')
export class ActivityEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  @PrimaryColumn('text')
  kind: ActivityKind;

  @PrimaryColumn('uuid')
  subject: string;

  @Column('timestamptz', { name: 'happened_at' })
  happenedAt: Date;
}
