import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the payment provider said of an account when it was last asked. One row an account that ever went to checkout. */
@Entity('subscriptions')
export class SubscriptionEntity {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  @Column('text', { name: 'customer_id' })
  customerId: string;

  @Column('text', { name: 'subscription_id', nullable: true })
  subscriptionId: string | null;

  @Column('text', { name: 'price_id', nullable: true })
  priceId: string | null;

  /** The provider's word, or `''` before the first subscription. */
  @Column('text', { default: '' })
  status: string;

  @Column('boolean', { name: 'cancel_at_period_end', default: false })
  cancelAtPeriodEnd: boolean;

  @Column('timestamptz', { name: 'start_date', nullable: true })
  startDate: Date | null;

  @Column('timestamptz', { name: 'end_date', nullable: true })
  endDate: Date | null;

  /** When somebody last went to checkout; null before the first time. */
  @Column('timestamptz', { name: 'checkout_at', nullable: true })
  checkoutAt: Date | null;

  /** Seconds by which the provider's clock was ahead of ours when it was last read: a test clock. */
  @Column('integer', { name: 'clock_ahead_seconds', default: 0 })
  clockAheadSeconds: number;

  /** `Payments.keyId` of the secret key that last confirmed this state; null when none did. */
  @Column('text', { name: 'confirmed_with', nullable: true })
  confirmedWith: string | null;

  @Column('timestamptz', { name: 'updated_at' })
  updatedAt: Date;
}
