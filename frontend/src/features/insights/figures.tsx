import { type ActivityKind, activityKinds, type Analytics } from '@contract/analytics';
import { useQuery } from '@tanstack/react-query';
import { timeZoneHere } from '@/lib/time-zone';
import { Button } from '@/ui/button';
import { Spinner } from '@/ui/spinner';
import { FigureChart } from './figure-chart';
import { NoFigures } from './no-figures';

const titles: Record<ActivityKind, string> = {
  message_sent: 'Messages',
  draft_made: 'Drafts made',
  one_sheet_made: 'One-sheets made',
  one_sheet_downloaded: 'One-sheets downloaded',
  share_link_opened: 'Share links opened',
};

/** The artist's activity in the last 12 weeks. */
export function Figures() {
  const { data, isError, refetch, isFetching } = useQuery<Analytics>({
    queryKey: [`/api/analytics?${new URLSearchParams({ timeZone: timeZoneHere() ?? 'UTC' })}`],
    refetchOnMount: 'always',
  });
  if (isError) {
    return (
      <div role="alert" className="mt-10 flex flex-col items-start gap-3">
        <p>We couldn&apos;t load your activity.</p>
        <Button variant="outline" pending={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  if (!data) return <Spinner className="mt-10 size-9 text-accent" />;
  const isEmpty = data.weeks.every(({ counts }) => activityKinds.every((kind) => counts[kind] === 0));
  if (isEmpty) return <NoFigures />;
  return (
    <div className="mt-10 grid gap-6 md:grid-cols-2">
      {activityKinds.map((kind) => (
        <FigureChart
          key={kind}
          title={titles[kind]}
          weeks={data.weeks.map(({ start, counts }) => ({ label: weekLabel(start), count: counts[kind] }))}
        />
      ))}
    </div>
  );
}

/** The week's Monday, like `Nov 16`. It is a calendar day, which every time zone reads as UTC midnight. */
function weekLabel(start: string): string {
  return new Date(start).toLocaleDateString('en-US', { month: 'short', day: '2-digit', timeZone: 'UTC' });
}
