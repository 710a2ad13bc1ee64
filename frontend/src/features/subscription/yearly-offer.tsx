import { plans } from '@contract/subscription/plans';
import { Check } from 'lucide-react';
import { Button } from '@/ui/button';

const [, yearly] = plans;
const [, ...more] = yearly.features;

/** What the yearly plan adds to the monthly one, with a button to see the price of switching. */
export function YearlyOffer({ pending, onSwitch }: { pending: boolean; onSwitch: () => void }) {
  return (
    <section aria-labelledby="yearly-offer" className="rounded-card bg-bubble p-5">
      <h3 id="yearly-offer" className="font-bold">
        The {yearly.name} adds
      </h3>
      <ul className="mt-2.5 flex flex-col gap-1.5">
        {[...more, yearly.note].map((feature) => (
          <li key={feature} className="flex items-start gap-2.5">
            <Check className="mt-0.5 size-5 shrink-0 text-accent" aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
      <Button className="mt-4" pending={pending} onClick={onSwitch}>
        Switch to {yearly.name}
      </Button>
    </section>
  );
}
