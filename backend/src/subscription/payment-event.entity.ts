import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A provider's event that was dealt with. Its id is unique, so a repeated one has no second effect. */
@Entity('payment_events')
export class PaymentEventEntity {
  @PrimaryColumn('text')
  id: string;

  @Column('text')
  type: string;

  @CreateDateColumn({ name: 'received_at', type: 'timestamptz' })
  receivedAt: Date;
}
