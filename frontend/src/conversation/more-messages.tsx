import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/ui/button';
import { Spinner } from '@/ui/spinner';
import { useConversations } from './state/conversation-context';

interface MoreMessagesProps {
  chatId: string;
  direction: 'older' | 'newer';
  /** The id of the first row for older ones, of the last for newer ones. */
  edgeId: string | undefined;
  scroller: RefObject<HTMLElement | null>;
}

/** Placed at an end of the rows while the server has more; loads them before the reader gets there. */
export function MoreMessages({ chatId, direction, edgeId, scroller }: MoreMessagesProps) {
  const { conversations } = useConversations();
  const sentinel = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');

  const load = async () => {
    setState('loading');
    try {
      await (direction === 'older' ? conversations.threads.loadOlder(chatId) : conversations.threads.loadNewer(chatId));
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  const loadSoon = useEffectEvent(() => void load());

  useEffect(() => {
    // Observe again after each load: if the reader is still at the top, the next page loads.
    if (!sentinel.current || state !== 'idle') return;
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser reports several changes at once; only the last one is current.
        if (entries.at(-1)?.isIntersecting) loadSoon();
      },
      { root: scroller.current, rootMargin: direction === 'older' ? '1200px 0px 0px' : '0px 0px 1200px' },
    );
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [scroller, direction, edgeId, state]);

  return (
    <div ref={sentinel} className="flex min-h-14 items-center justify-center pt-3 text-muted print:hidden">
      {state === 'failed' ? (
        <Button variant="quiet" onClick={() => void load()}>
          {direction === 'older' ? 'Older' : 'Newer'} messages didn&apos;t load. Try again
        </Button>
      ) : (
        <Spinner className="size-5" label={`Loading ${direction} messages`} />
      )}
    </div>
  );
}
