import { useEffect, useState } from 'react';
import { toast } from '@/ui/toasts/toast-store';
import { type ClipboardContent, copyToClipboard } from './clipboard';
import { useConversations } from '../state/conversation-context';

/** How long "Copied" is shown, in milliseconds. */
const saidFor = 2000;

/**
 * Copies to the clipboard and announces it to screen readers. `isCopied` is true for a moment afterwards. `mayCopy` is
 * false where the browser has no clipboard (plain http).
 */
export function useCopy(wordsOf: () => ClipboardContent) {
  const { store } = useConversations().conversations;
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), saidFor);
    return () => {
      clearTimeout(timer);
      // Also when the message is left before that.
      store.setState({ isCopied: false });
    };
  }, [isCopied, store]);
  const copy = () =>
    void copyToClipboard(wordsOf()).then(
      () => {
        setIsCopied(true);
        // Clear the last reply, or it would be announced again after "Copied".
        store.setState({ isCopied: true, lastReply: null });
      },
      () => toast({ title: 'Your browser blocked copying', variant: 'destructive' }),
    );
  return { mayCopy: 'clipboard' in navigator, isCopied, copy };
}
