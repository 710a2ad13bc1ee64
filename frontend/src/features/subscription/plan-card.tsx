import type { Plan } from '@contract/subscription/plans';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';

interface PlanCardProps {
  plan: Plan;
  isAnnounced: boolean;
  pending: boolean;
  disabled: boolean;
  onChoose: () => void;
}

/** A plan as a ticket: the price on the stub, a tear line, and the features. */
export function PlanCard({ plan, isAnnounced, pending, disabled, onChoose }: PlanCardProps) {
  const titleId = useId();
  return (
    <Card isAnnounced={isAnnounced} role="group" aria-labelledby={titleId} className="flex h-full flex-col">
      <div className="flex flex-col gap-3 p-6 sm:p-8">
        <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
          <h2 id={titleId} className="text-lg font-bold">
            {plan.name}
          </h2>
          {plan.note && <Badge tone="accent">{plan.note}</Badge>}
        </div>
        <p className="flex items-baseline gap-2">
          <span className="display-lg text-[clamp(3.5rem,7vw,5.5rem)]">${plan.price.toFixed(2)}</span>
          <span className="text-muted">per {plan.interval}</span>
        </p>
      </div>
      <div className="tear-line mx-6 sm:mx-8" />
      <div className="flex grow flex-col gap-8 p-6 sm:p-8">
        <ul className="flex grow flex-col gap-2.5">
          {plan.features.map((feature) => (
            <li key={feature} className="flex items-start gap-3">
              <Check className="mt-0.5 size-5 shrink-0 text-accent" aria-hidden="true" />
              {feature}
            </li>
          ))}
        </ul>
        <Button
          size="lg"
          variant={isAnnounced ? 'primary' : 'outline'}
          pending={pending}
          disabled={disabled}
          onClick={onChoose}
        >
          Choose {plan.name}
        </Button>
      </div>
    </Card>
  );
}
