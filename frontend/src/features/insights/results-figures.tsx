import { type ResultKind, resultKinds, type Results } from '@contract/results/results';
import { useQuery } from '@tanstack/react-query';
import { timeZoneHere } from '@/lib/time-zone';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Spinner } from '@/ui/spinner';
import { FigureChart } from './figure-chart';

const titles: Record<ResultKind, string> = {
  sent: 'Pitches sent',
  answered: 'Answers',
  placed: 'Placements',
  tasksDone: 'Tasks done',
  shareOpens: 'Shared links opened',
};

/** The results of the artist's work by week and by release, as charts, a table and CSV. */
export function ResultsFigures() {
  const query = new URLSearchParams({ timeZone: timeZoneHere() ?? 'UTC' });
  const { data, isLoadingError, refetch, isFetching } = useQuery<Results>({
    queryKey: [`/api/results?${query}`],
    refetchOnMount: 'always',
  });
  if (isLoadingError) {
    return (
      <div role="alert" className="mt-10 flex flex-col items-start gap-3">
        <p>We couldn&apos;t load your results.</p>
        <Button variant="outline" pending={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  if (!data) return <Spinner className="mt-10 size-9 text-accent" />;
  return (
    <>
      <div className="mt-10 grid gap-6 md:grid-cols-2">
        {resultKinds.map((kind) => (
          <FigureChart
            key={kind}
            title={titles[kind]}
            total={data.totals[kind]}
            weeks={data.weeks.slice(-12).map(({ start, counts }) => ({ label: weekLabel(start), count: counts[kind] }))}
          />
        ))}
      </div>
      {data.releases.length > 0 && <ReleaseTable releases={data.releases} />}
      <WeekTable weeks={data.weeks} />
      <Button variant="outline" asChild className="mt-6">
        <a href={`/api/results.csv?${query}`} download>
          Download as CSV
        </a>
      </Button>
    </>
  );
}

function ReleaseTable({ releases }: Pick<Results, 'releases'>) {
  const kinds = ['sent', 'answered', 'placed', 'tasksDone'] as const;
  return (
    <Card role="region" aria-label="By release" tabIndex={0} className="mt-8 overflow-x-auto p-4 sm:p-6">
      <table className="w-full text-left max-sm:text-sm">
        <caption className="mb-3 text-left font-bold">By release</caption>
        <Heading first="Release" kinds={kinds} />
        <tbody>
          {releases.map((release) => (
            <tr key={release.releaseId ?? ''} className="border-b border-line last:border-0">
              <th scope="row" className="break-words py-2 pr-2 font-normal sm:pr-4">
                {release.title || 'Without a release'}
              </th>
              {kinds.map((kind) => (
                <td key={kind} className="px-1 py-2 tabular-nums sm:px-2">
                  {release[kind]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function WeekTable({ weeks }: Pick<Results, 'weeks'>) {
  return (
    <details className="mt-8">
      <summary className="cursor-pointer font-bold">Week by week as a table</summary>
      <div
        role="region"
        aria-label="Week by week"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- makes it scrollable by keyboard
        tabIndex={0}
        className="mt-3 overflow-x-auto"
      >
        <table className="w-full text-left">
          <Heading first="Week of" kinds={resultKinds} />
          <tbody>
            {weeks.toReversed().map(({ start, counts }) => (
              <tr key={start} className="border-b border-line">
                <th scope="row" className="whitespace-nowrap py-2 pr-4 font-normal">
                  {weekLabel(start)}
                </th>
                {resultKinds.map((kind) => (
                  <td key={kind} className="px-2 py-2 tabular-nums">
                    {counts[kind]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function Heading({ first, kinds }: { first: string; kinds: readonly ResultKind[] }) {
  return (
    <thead>
      <tr className="border-b-[1.5px] border-ink">
        <th scope="col" className="py-2 pr-2 sm:pr-4">
          {first}
        </th>
        {kinds.map((kind) => (
          <th key={kind} scope="col" className="px-1 py-2 sm:px-2">
            {titles[kind]}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The week's Monday, like `Nov 16`. Formatted in UTC, since it is a calendar day. */
function weekLabel(start: string): string {
  return new Date(start).toLocaleDateString('en-US', { month: 'short', day: '2-digit', timeZone: 'UTC' });
}
