import { formatDay } from '@/lib/dates';
import { useConversations } from './state/conversation-context';
import { useToday } from './use-today';

interface PrintHeadProps {
  title: string | undefined;
  /** Not all messages are loaded. */
  isPart: boolean;
}

/** Print header: the title, the date, and a note if only part of the conversation is printed. */
export function PrintHead({ title, isPart }: PrintHeadProps) {
  const { assistantName } = useConversations();
  const today = useToday();
  return (
    <div className="hidden border-b border-ink pb-2 print:block">
      <p dir="auto" className="display-md break-words">
        {title ?? `A conversation with ${assistantName}`}
      </p>
      <p className="mt-1 text-sm text-muted">
        Printed on {formatDay(today)}
        {isPart && '. This is only part of the conversation; use Export in its menu for all of it.'}
      </p>
    </div>
  );
}
