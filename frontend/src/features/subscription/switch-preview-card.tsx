import type { SwitchPreview } from '@contract/subscription/subscription';
import { formatDay } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { Button } from '@/ui/button';

interface SwitchPreviewCardProps {
  preview: SwitchPreview;
  pending: boolean;
  onConfirm: () => void;
  onBack: () => void;
}

/** The cost of switching plans, itemized before anything is charged. */
export function SwitchPreviewCard({ preview, pending, onConfirm, onBack }: SwitchPreviewCardProps) {
  const { plan, currency, credit, charge, dueNow, creditLeft, renewsAt } = preview;
  return (
    <section aria-label={`Switch to ${plan.name}`} className="outline-ink rounded-card p-5">
      <h3 className="display-sm">Switch to {plan.name}</h3>
      <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-6 gap-y-2 [&>dd]:text-right">
        <dt>
          {plan.name}, first {plan.interval}
        </dt>
        <dd>{formatMoney(charge, currency)}</dd>
        {credit > 0 && (
          <>
            <dt>Unused time on your plan</dt>
            <dd>{formatMoney(-credit, currency)}</dd>
          </>
        )}
        <dt className="tear-line pt-2 font-bold">To pay now</dt>
        <dd className="tear-line pt-2 font-bold">{formatMoney(dueNow, currency)}</dd>
      </dl>
      <p className="mt-3 text-sm text-muted">
        {creditLeft > 0 && `${formatMoney(creditLeft, currency)} stays as credit and pays for what comes next. `}
        Renews at {formatMoney(plan.price)} per {plan.interval} on {formatDay(renewsAt)}.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button pending={pending} onClick={onConfirm}>
          {dueNow > 0 ? `Pay ${formatMoney(dueNow, currency)} and switch` : 'Switch now'}
        </Button>
        <Button variant="outline" disabled={pending} onClick={onBack}>
          Back
        </Button>
      </div>
    </section>
  );
}
