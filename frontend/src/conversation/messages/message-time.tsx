import { formatMessageTime } from '@/lib/dates';
import { useToday } from '../use-today';

/** A message's timestamp; only the time if it is from today. */
export function MessageTime({ iso }: { iso: string }) {
  const today = useToday();
  return (
    <time dateTime={iso} className="text-xs text-muted">
      {formatMessageTime(iso, today)}
    </time>
  );
}
