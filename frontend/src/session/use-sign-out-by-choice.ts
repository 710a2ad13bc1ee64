import { useEffect, useMemo, useRef } from 'react';

const channelName = 'sign-out';

/** Distinguishes a logout in another tab from a lost session. Not through storage, which a logout clears. */
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
      /** Whether another tab is logging out, or has logged out. */
      isByChoice: () => hasChosen.current,
      /** Notifies the other tabs that this one is logging out, or that it failed. */
      announce: (isChosen: boolean) => channel.current?.postMessage(isChosen),
      /** Someone signed in. */
      forget: () => {
        hasChosen.current = false;
      },
    }),
    [],
  );
}
