import { assistantName } from '@contract/app';
import { Button } from '@/ui/button';
import { Mark } from '@/ui/mark';

/** Shown while no conversation is selected. */
export function NoChat({ isCreating, onCreate }: { isCreating: boolean; onCreate: () => void }) {
  return (
    <div className="relative isolate flex shrink-0 grow flex-col items-start justify-center overflow-hidden px-6 md:px-14">
      <Mark className="absolute -bottom-[12vmin] -right-[16vmin] -z-10 size-[70vmin] -rotate-6 text-signal" />
      <h1 className="display-lg max-w-[13ch]">Welcome! {assistantName} is ready to assist!</h1>
      <p className="mt-5 rounded-control bg-surface text-lg text-muted">Select a conversation or start a fresh one!</p>
      <Button size="lg" className="mt-7" pending={isCreating} onClick={onCreate}>
        Start a conversation
      </Button>
    </div>
  );
}
