/** The state last read from the payment provider. One row per account that ever went to checkout. */
export interface SubscriptionRow {
  userId: string;
  customerId: string;
  subscriptionId: string | null;
  priceId: string | null;
  /** The provider's status, or `''` before the first subscription. */
  status: string;
  cancelAtPeriodEnd: boolean;
  startDate: Date | null;
  endDate: Date | null;
  /** Seconds by which the provider's clock was ahead of ours at the last read (test clocks). */
  clockAheadSeconds: number;
  /** `Payments.keyId` of the secret key that last confirmed this state; null if none did. */
  confirmedWith: string | null;
}

/** The columns of a `SubscriptionRow`. */
export const subscriptionColumns = `user_id AS "userId", customer_id AS "customerId", subscription_id AS "subscriptionId",
  price_id AS "priceId", status, cancel_at_period_end AS "cancelAtPeriodEnd", start_date AS "startDate",
  end_date AS "endDate", clock_ahead_seconds AS "clockAheadSeconds", confirmed_with AS "confirmedWith"`;
