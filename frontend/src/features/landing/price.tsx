import { appName } from '@contract/app';
import { plans } from '@contract/subscription/plans';
import { Link } from 'react-router-dom';
import { Button } from '@/ui/button';
import { tryPath } from './landing-links';

/** The prices, in large type. */
export function Price() {
  return (
    <section aria-labelledby="price" className="border-y-[1.5px] border-[#1b1715] bg-signal text-[#1b1715]">
      <div className="landing-width py-16 md:py-24">
        <h2 id="price" className="text-xl font-bold">
          What it costs
        </h2>
        <ul className="mt-6 flex flex-wrap gap-x-16 gap-y-8">
          {plans.map(({ id, price, interval, note }) => (
            <li key={id}>
              <p className="display-xl">${price.toFixed(2)}</p>
              <p className="mt-3 text-lg font-semibold">
                a {interval}
                {note && `. ${note}`}
              </p>
            </li>
          ))}
        </ul>
        <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-4 border-t-[1.5px] border-dashed border-[#1b1715] pt-8">
          <Button size="lg" asChild>
            <Link to={tryPath}>Try {appName} for Free</Link>
          </Button>
          <p className="max-w-[52ch] text-lg">No per-message fees. Your first 3 messages are free. Cancel any time.</p>
        </div>
      </div>
    </section>
  );
}
