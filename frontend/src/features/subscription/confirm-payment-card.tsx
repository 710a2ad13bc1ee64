import { Button } from '@/ui/button';

interface ConfirmPaymentCardProps {
  planName: string;
  /** The payment provider's page for the bank's confirmation. */
  url: string;
  onBack: () => void;
}

/** The last step of a plan switch whose payment needs the bank's confirmation, on the provider's page in a new tab. */
export function ConfirmPaymentCard({ planName, url, onBack }: ConfirmPaymentCardProps) {
  return (
    <section aria-label="Confirm your payment" className="outline-ink rounded-card p-5">
      <h3 className="display-sm">Confirm your payment</h3>
      <p className="mt-3">
        Your bank wants you to confirm this payment. Once you do, you switch to the {planName}; until then nothing is
        charged and your plan stays as it is.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button asChild>
          <a href={url} target="_blank" rel="noreferrer">
            Confirm with your bank
          </a>
        </Button>
        <Button variant="outline" onClick={onBack}>
          Not now
        </Button>
      </div>
    </section>
  );
}
