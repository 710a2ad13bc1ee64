import { Check, Copy } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '@/ui/button';
import { clipboardContentOf } from './clipboard';
import { useCopy } from './use-copy';

/** Whether drafts in a reply can be copied. `later`: while the reply is streaming. */
export type Copying = 'never' | 'later' | 'now';

interface CopyDraftProps {
  copying: Exclude<Copying, 'never'>;
  /** The element with the draft. */
  draft: RefObject<HTMLElement | null>;
}

/** Copies a draft from a reply. Takes up space even before it appears, so nothing moves. */
export function CopyDraft({ copying, draft }: CopyDraftProps) {
  const { mayCopy, isCopied, copy } = useCopy(() => clipboardContentOf(draft.current));
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
