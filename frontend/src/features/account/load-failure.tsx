import { sentenceOf } from '@/lib/api';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';

/** Shown in place of a section that failed to load. */
export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Banner
      tone="danger"
      action={
        <Button variant="outline" className="mt-2" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {sentenceOf(error)}
    </Banner>
  );
}
