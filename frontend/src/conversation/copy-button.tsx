import { Check, Copy } from 'lucide-react';
import type { ClipboardWords } from './clipboard-words';
import { MessageAction } from './message-action';
import { useCopy } from './use-copy';

interface CopyButtonProps {
  label: string;
  /** Shows the icon alone on phones. */
  isBrief?: boolean;
  /** Asked when the button is pressed. */
  wordsOf: () => ClipboardWords;
}

/** Puts a message on the clipboard. Absent where the browser gives no clipboard. */
export function CopyButton({ label, isBrief, wordsOf }: CopyButtonProps) {
  const { mayCopy, isCopied, copy } = useCopy(wordsOf);
  if (!mayCopy) return null;
  return (
    <MessageAction
      label={isCopied ? 'Copied' : label}
      isBrief={isBrief}
      icon={isCopied ? Check : Copy}
      onClick={copy}
    />
  );
}
