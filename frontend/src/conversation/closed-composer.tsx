import { useConversations } from './state/conversation-context';

/** Replaces the composer when sending is not possible, and shows why. */
export function ClosedComposer({ reason }: { reason: string }) {
  const { assistantName } = useConversations();
  return (
    <div className="mx-auto w-full max-w-[48rem] px-3 print:hidden pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-6 md:pb-6">
      <div className="rounded-card border-[1.5px] border-dashed border-muted bg-surface p-1.5 pl-3.5">
        <textarea
          disabled
          rows={1}
          aria-label={`Message to ${assistantName}`}
          placeholder={reason}
          className="block min-h-11 w-full cursor-not-allowed resize-none truncate bg-transparent py-2.5 text-base outline-none placeholder:text-muted"
        />
      </div>
    </div>
  );
}
