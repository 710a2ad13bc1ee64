import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** What an artist asked the operator. */
@Entity('support_requests')
export class SupportRequestEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @Column('text')
  message: string;

  @Column('boolean', { name: 'is_priority' })
  isPriority: boolean;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
