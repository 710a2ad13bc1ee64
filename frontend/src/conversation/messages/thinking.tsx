import { useConversations } from '../state/conversation-context';

/** Shown in place of a reply until its first piece arrives. */
export function Thinking() {
  const { assistantName } = useConversations();
  return (
    <p className="flex items-center gap-2.5 text-muted">
      <span aria-hidden="true" className="flex h-4 items-end gap-[3px]">
        {[0, 200, 400].map((delay) => (
          <span
            key={delay}
            style={{ animationDelay: `${delay}ms` }}
            className="h-full w-1 origin-bottom animate-pulse bg-signal forced-colors:bg-[Highlight] motion-reduce:animate-none"
          />
        ))}
      </span>
      {assistantName} is thinking...
    </p>
  );
}
