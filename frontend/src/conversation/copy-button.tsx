import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { MessageAction } from './message-action';

/** Puts a message on the clipboard, as it was written. Absent where the browser gives no clipboard (plain http). */
export function CopyButton({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  if (!('clipboard' in navigator)) return null;
  return (
    <MessageAction
      label={isCopied ? 'Copied' : 'Copy'}
      icon={isCopied ? Check : Copy}
      onClick={() => void navigator.clipboard.writeText(text).then(() => setIsCopied(true))}
    />
  );
}
