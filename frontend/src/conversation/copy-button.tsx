import { Check, Copy } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { toast } from '@/ui/toast-store';
import { toClipboard } from './clipboard-words';
import { MessageAction } from './message-action';

interface CopyButtonProps {
  /** What is copied where there is no `from`, or the browser knows plain text alone. */
  text: string;
  /** The element whose words are copied with their looks: headings, lists, tables, links. */
  from?: RefObject<HTMLElement | null>;
}

/**
 * Puts a message on the clipboard, as rich text for mails and documents and as plain text. Absent where the browser gives no
 * clipboard (plain http).
 */
export function CopyButton({ text, from }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  if (!('clipboard' in navigator)) return null;
  const copy = () =>
    from?.current && 'ClipboardItem' in window
      ? navigator.clipboard.write([toClipboard(from.current)])
      : navigator.clipboard.writeText(text);
  return (
    <MessageAction
      label={isCopied ? 'Copied' : 'Copy'}
      icon={isCopied ? Check : Copy}
      onClick={() =>
        void copy().then(
          () => setIsCopied(true),
          () => toast({ title: 'Your browser did not let us copy it', variant: 'destructive' }),
        )
      }
    />
  );
}
