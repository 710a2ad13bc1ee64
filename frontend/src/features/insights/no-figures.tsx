import { assistantName } from '@contract/app';
import { Card } from '@/ui/card';

/** Stands where the figures will: what they will be, and what to do first. */
export function NoFigures() {
  return (
    <Card className="mt-10 max-w-3xl p-6 sm:p-8">
      <h2 className="display-md">Nothing to count yet</h2>
      <p className="mt-4 max-w-[52ch] text-muted">
        Your first message begins it. Then this page shows, week by week, how many messages you sent, what{' '}
        {assistantName} drafted, which one-sheets you made and downloaded, and how often somebody opened a conversation
        that you shared.
      </p>
      <ol className="tear-line mt-6 flex list-decimal flex-col gap-1.5 pl-5 pt-5">
        <li>Ask when to pitch your next release.</li>
        <li>Have your bio or a pitch written.</li>
        <li>Ask for a one-sheet, and send it.</li>
      </ol>
    </Card>
  );
}
