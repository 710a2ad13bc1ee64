import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';

/** Puts a reply on the clipboard, as it was written. Absent where the browser gives no clipboard (plain http). */
export function CopyButton({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  if (!('clipboard' in navigator)) return null;
  const Icon = isCopied ? Check : Copy;
  return (
    <button
      type="button"
      onClick={() => void navigator.clipboard.writeText(text).then(() => setIsCopied(true))}
      className="-ml-2 inline-flex min-h-11 w-fit items-center gap-1.5 rounded-control px-2 text-sm text-muted transition-opacity hover:text-ink focus-visible:opacity-100! md:min-h-8 [@media(hover:hover)]:opacity-0 group-hover:opacity-100"
    >
      <Icon className="size-4" aria-hidden="true" />
      {isCopied ? 'Copied' : 'Copy'}
    </button>
  );
}
