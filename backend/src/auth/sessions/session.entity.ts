import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A signed-in browser. Deleting the row ends it. */
@Entity('sessions')
export class SessionEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  /** The browser's name for people, as it was when the session began. */
  @Column('text', { default: '' })
  device: string;

  /** To within ten minutes. */
  @Column('timestamptz', { name: 'last_used_at' })
  lastUsedAt: Date;
}
