import { formatDayHeading, isOnSameDay } from '@/lib/dates';
import { useToday } from '../use-today';

interface DaySeparatorProps {
  iso: string;
  /** The time of the previous message; undefined for the first. */
  before: string | undefined;
}

/** The date above the first message of a day; omitted if the conversation started today. */
export function DaySeparator({ iso, before }: DaySeparatorProps) {
  const today = useToday();
  const isNewDay = before === undefined ? !isOnSameDay(iso, today.toISOString()) : !isOnSameDay(iso, before);
  if (!isNewDay) return null;
  return (
    <li className="flex items-center gap-4 pt-2 text-sm text-muted">
      <span aria-hidden="true" className="tear-line h-0 grow" />
      <span className="shrink-0 font-semibold">{formatDayHeading(iso, today)}</span>
      <span aria-hidden="true" className="tear-line h-0 grow" />
    </li>
  );
}
