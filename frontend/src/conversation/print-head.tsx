import { formatDay } from '@/lib/dates';
import { useConversations } from './conversation-context';
import { useToday } from './use-today';

interface PrintHeadProps {
  title: string | undefined;
  /** Older or newer messages are on the server alone. */
  isPart: boolean;
}

/** Heads a conversation on paper: what it is, when it was printed, and whether that is all of it. */
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
        {isPart && '. It is a part of the conversation: Export in its menu makes a PDF of all of it.'}
      </p>
    </div>
  );
}
