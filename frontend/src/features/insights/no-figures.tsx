import { assistantName } from '@contract/app';
import { Card } from '@/ui/card';

/** Shown before there is any activity: what will appear here, and what to do first. */
export function NoFigures() {
  return (
    <Card className="mt-10 max-w-3xl p-6 sm:p-8">
      <h2 className="display-md">Nothing to count yet</h2>
      <p className="mt-4 max-w-[52ch] text-muted">
        It starts with your first message. From then on this page shows, week by week, how many messages you sent, what{' '}
        {assistantName} drafted, which one-sheets you made and downloaded, and how often your shared conversations were
        opened.
      </p>
      <ol className="tear-line mt-6 flex list-decimal flex-col gap-1.5 pl-5 pt-5">
        <li>Ask when to pitch your next release.</li>
        <li>Get your bio or a pitch written.</li>
        <li>Ask for a one-sheet and send it.</li>
      </ol>
    </Card>
  );
}
