import { Banner } from '@/ui/banner';
import { TextLink } from '@/ui/text-link';

interface CheckoutNoticeProps {
  /** `unpaid`: no payment has arrived. `failed`: the check failed. */
  phase: 'unpaid' | 'failed';
  /** The path that checks the same checkout again. */
  retryPath: string;
}

/** Stays on the page after a failed checkout, once the toast is gone. */
export function CheckoutNotice({ phase, retryPath }: CheckoutNoticeProps) {
  return (
    <Banner
      tone="info"
      title={phase === 'unpaid' ? 'Subscription verification timeout' : "We couldn't confirm your payment."}
      action={
        <p className="flex gap-5">
          <TextLink to={retryPath}>Check again</TextLink>
          <TextLink to="/support">Contact support</TextLink>
        </p>
      }
    >
      {phase === 'unpaid' && <p>There was a problem verifying your subscription. Please contact support.</p>}
      <p className="text-muted">
        {phase === 'unpaid' ? 'If your card was declined, nothing was charged. ' : ''}
        If you did pay, don't worry: the chat opens automatically once your payment is confirmed.
      </p>
    </Banner>
  );
}
