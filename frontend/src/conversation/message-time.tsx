import { formatMessageTime } from '@/lib/dates';
import { useToday } from './use-today';

/** When something was said: the time alone when it was today. */
export function MessageTime({ iso }: { iso: string }) {
  const today = useToday();
  return (
    <time dateTime={iso} className="text-xs text-muted">
      {formatMessageTime(iso, today)}
    </time>
  );
}
