import { useEffect, useMemo, useRef } from 'react';

const channelName = 'sign-out';

/** Tells a logout in another tab from a session that was lost. Not through storage, which a logout clears. */
export function useSignOutByChoice() {
  const hasChosen = useRef(false);
  const channel = useRef<BroadcastChannel | null>(null);
  useEffect(() => {
    const opened = new BroadcastChannel(channelName);
    opened.onmessage = ({ data }: MessageEvent<boolean>) => {
      hasChosen.current = data;
    };
    channel.current = opened;
    return () => opened.close();
  }, []);
  return useMemo(
    () => ({
      /** Whether another tab logs out, or has. */
      isByChoice: () => hasChosen.current,
      /** Tells the other tabs that this one logs out, or that this failed. */
      announce: (isChosen: boolean) => channel.current?.postMessage(isChosen),
      /** Someone signed in. */
      forget: () => {
        hasChosen.current = false;
      },
    }),
    [],
  );
}
