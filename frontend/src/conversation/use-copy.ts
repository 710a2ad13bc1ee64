import { useEffect, useState } from 'react';
import { toast } from '@/ui/toast-store';
import { type ClipboardWords, toClipboard } from './clipboard-words';
import { useConversations } from './conversation-context';

/** How long a button says that its words were copied, in milliseconds. */
const saidFor = 2000;

/**
 * Puts words on the clipboard when the answered function is called, says so to screen readers, and for a moment to whoever
 * shows `isCopied`. `mayCopy` is false where the browser gives no clipboard (plain http).
 */
export function useCopy(wordsOf: () => ClipboardWords) {
  const { store } = useConversations().conversations;
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => {
      setIsCopied(false);
      store.setState({ isCopied: false });
    }, saidFor);
    return () => clearTimeout(timer);
  }, [isCopied, store]);
  const copy = () =>
    void toClipboard(wordsOf()).then(
      () => {
        setIsCopied(true);
        // The last reply is no news any more: it is not to be read out again after this.
        store.setState({ isCopied: true, lastReply: null });
      },
      () => toast({ title: 'Your browser did not let us copy it', variant: 'destructive' }),
    );
  return { mayCopy: 'clipboard' in navigator, isCopied, copy };
}
