import { Check, Copy } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '@/ui/button';
import { wordsIn } from './clipboard-words';
import { useCopy } from './use-copy';

/** Whether drafts in a reply can be copied: never where it is only read, later while it is being written. */
export type Copying = 'never' | 'later' | 'now';

interface CopyDraftProps {
  copying: Exclude<Copying, 'never'>;
  /** The element that holds the draft. */
  draft: RefObject<HTMLElement | null>;
}

/** Under something to send: the way to have it in a mail. Until it can be pressed its room is kept, so that nothing moves. */
export function CopyDraft({ copying, draft }: CopyDraftProps) {
  const { mayCopy, isCopied, copy } = useCopy(() => wordsIn(draft.current));
  if (!mayCopy) return null;
  const Icon = isCopied ? Check : Copy;
  return (
    <Button
      variant="outline"
      className={`self-start text-sm md:min-h-9 print:hidden ${copying === 'later' ? 'invisible' : ''}`}
      onClick={copy}
    >
      <Icon className="size-4" aria-hidden="true" />
      {isCopied ? 'Copied' : 'Copy draft'}
    </Button>
  );
}
