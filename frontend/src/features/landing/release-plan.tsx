import type { ReactNode } from 'react';
import { Card } from '@/ui/card';
import type { ExampleRelease, ReleaseStep } from './example-release';
import { ReleaseDay } from './release-day';

/** A sample release plan with dates. */
export function ReleasePlan({ release }: { release: ExampleRelease }) {
  return (
    <Card isAnnounced className="max-w-[29rem] px-6 py-5 sm:px-7">
      <p className="text-sm text-muted">Release plan</p>
      <h2 className="display-md text-[1.75rem]">Salt Road</h2>
      <p className="mt-1 text-sm text-muted">
        Mara Quill, single, out <ReleaseDay release={release} of="out" as="long" />
      </p>
      <ol className="mt-4">
        <Step release={release} of="deliver">
          Deliver to your distributor
        </Step>
        <Step release={release} of="pitch">
          Pitch to Spotify, last good week
        </Step>
        <Step release={release} of="lastDay">
          <strong>Last day</strong> for Release Radar
        </Step>
        <Step release={release} of="out">
          Out. Thank the first ten people by name
        </Step>
      </ol>
    </Card>
  );
}

interface StepProps {
  release: ExampleRelease;
  of: ReleaseStep;
  children: ReactNode;
}

function Step({ release, of: step, children }: StepProps) {
  return (
    <li className="tear-line flex flex-wrap gap-x-3 py-2.5">
      <span className="w-18 text-muted tabular-nums sm:w-22">
        <ReleaseDay release={release} of={step} as="short" />
      </span>
      <span className="flex-[1_1_7rem]">{children}</span>
    </li>
  );
}
