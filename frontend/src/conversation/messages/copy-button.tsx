import { Check, Copy } from 'lucide-react';
import type { ClipboardContent } from './clipboard';
import { MessageAction } from './message-action';
import { useCopy } from './use-copy';

interface CopyButtonProps {
  label: string;
  /** Shows only the icon on phones. */
  isBrief?: boolean;
  /** Called when the button is pressed. */
  wordsOf: () => ClipboardContent;
}

/** Copies a message. Hidden where the browser has no clipboard. */
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
