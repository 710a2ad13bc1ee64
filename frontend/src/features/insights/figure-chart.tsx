import { useId } from 'react';
import { Card } from '@/ui/card';

interface FigureChartProps {
  title: string;
  /** Includes everything older than the weeks shown. */
  total: number;
  /** One count per week, oldest first. */
  weeks: readonly { label: string; count: number }[];
}

/** A bar chart of weekly counts with their total; a table for screen readers. */
export function FigureChart({ title, total, weeks }: FigureChartProps) {
  const id = useId();
  const highest = Math.max(1, ...weeks.map(({ count }) => count));
  return (
    <Card role="group" aria-labelledby={id} className="p-5 sm:p-6">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={id} className="font-bold">
          {title}
        </h2>
        <span className="display-md">{total}</span>
      </div>
      <div aria-hidden="true" className="mt-5 flex h-32 items-end gap-1.5 border-b-[1.5px] border-ink">
        {weeks.map(({ label, count }) => (
          <div key={label} className="flex h-full grow flex-col justify-end text-center text-sm">
            {count > 0 && (
              <>
                {count}
                <div
                  className="bg-signal forced-colors:bg-[Highlight]"
                  style={{ height: `${(count / highest) * 75}%` }}
                />
              </>
            )}
          </div>
        ))}
      </div>
      <p aria-hidden="true" className="mt-1.5 flex justify-between text-sm text-muted">
        <span>{weeks[0]?.label}</span>
        <span>this week</span>
      </p>
      <table className="sr-only">
        <caption>{title} by week</caption>
        <tbody>
          {weeks.map(({ label, count }) => (
            <tr key={label}>
              <th scope="row">Week of {label}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
