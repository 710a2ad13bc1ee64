import { appName } from '@contract/app';
import { Link } from 'react-router-dom';
import { Button } from '@/ui/button';
import type { ExampleRelease } from './example-release';
import { tryPath } from './landing-links';
import { prices } from './prices';
import { ReleasePlan } from './release-plan';

export function Hero({ release }: { release: ExampleRelease }) {
  return (
    <section className="landing-width grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-14 pb-16 pt-10 md:pt-16 xl:grid-cols-[minmax(0,1fr)_29rem] xl:pb-20">
      <div>
        <h1 className="display-xl text-wrap">
          Your music is&nbsp;ready. <br className="max-sm:hidden" />
          Make <span className="underprint whitespace-nowrap">some noise.</span>
        </h1>
        <p className="mt-8 max-w-[36ch] text-pretty text-xl leading-relaxed text-muted">
          PR help for independent musicians. It knows the press calendar, writes only what is true about you, and hands
          you things you can send.
        </p>
        <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button size="lg" asChild>
            <Link to={tryPath}>Try {appName} for Free</Link>
          </Button>
          <p className="text-muted">3 messages free, then {prices[0]}.</p>
        </div>
      </div>
      <div className="pr-2 xl:self-end">
        <ReleasePlan release={release} />
      </div>
    </section>
  );
}
