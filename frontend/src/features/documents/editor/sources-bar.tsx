import clsx from 'clsx';
import { Check } from 'lucide-react';
import { Button } from '@/ui/button';

interface SourcesBarProps {
  isShown: boolean;
  onToggle: () => void;
  onShowNext: () => void;
}

/** Shows which words are proven, and takes the cursor to them: their source is named below the text. */
export function SourcesBar({ isShown, onToggle, onShowNext }: SourcesBarProps) {
  return (
    <>
      <Button
        variant="outline"
        className={clsx('mb-1 text-sm', isShown && 'bg-bubble!')}
        aria-pressed={isShown}
        onClick={onToggle}
      >
        {isShown && <Check className="size-4" aria-hidden="true" />}
        Show sources
      </Button>
      {isShown && (
        <>
          <Button variant="outline" className="mb-1 text-sm" onClick={onShowNext}>
            Next source
          </Button>
          <p className="basis-full pb-1 text-sm text-muted">
            Words with a dotted underline have a source. Put the cursor in them to see it.
          </p>
        </>
      )}
    </>
  );
}
