/** Placeholder for a conversation that is loading. */
export function MessageSkeleton() {
  return (
    <div role="status" className="mx-auto flex w-full max-w-[48rem] flex-col gap-6 px-4 pt-9 md:px-6">
      <span className="sr-only">Loading the conversation</span>
      <div aria-hidden="true" className="h-11 w-3/5 animate-pulse self-end rounded-card bg-bubble" />
      <div aria-hidden="true" className="flex w-4/5 animate-pulse flex-col gap-2.5">
        <div className="h-4 w-24 rounded-control bg-bubble" />
        <div className="h-4 rounded-control bg-bubble" />
        <div className="h-4 rounded-control bg-bubble" />
        <div className="h-4 w-1/2 rounded-control bg-bubble" />
      </div>
    </div>
  );
}
