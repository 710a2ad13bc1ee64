import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A note that an artist asked Fanfare to remember. */
@Entity('notes')
export class NoteEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @Column('text')
  text: string;

  /** The message that asked for it, or null for a note added by hand. */
  @Column('uuid', { name: 'message_id', nullable: true })
  messageId: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
