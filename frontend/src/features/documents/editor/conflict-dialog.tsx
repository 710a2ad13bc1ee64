import { useMutation } from '@tanstack/react-query';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { ScrollBox } from '@/ui/scroll-box';
import type { Conflict } from './autosave';
import { comparable } from '../diff-texts';
import { WordDiff } from '../word-diff';

interface ConflictDialogProps {
  conflict: Conflict;
  /** Never rejects: a problem is in the conflict. */
  onSettle: (choice: 'mine' | 'theirs') => Promise<void>;
}

/** Shown when two tabs edited the document: shows both texts, and keeps both as versions. */
export function ConflictDialog({ conflict: { mine, theirs, problem }, onSettle }: ConflictDialogProps) {
  const settle = useMutation({ mutationFn: onSettle });
  const chosen = settle.isPending ? settle.variables : null;
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      mayClose={false}
      width="xl"
      title="This document was changed elsewhere"
      description="Choose the text to continue with. The other one is kept as a version."
    >
      <div className="grid gap-4 md:grid-cols-2">
        {/* On phones both texts and the buttons fit on the screen. */}
        <section aria-label="Your text">
          <h3 className="mb-1 font-bold">Your text here</h3>
          <ScrollBox
            aria-label="Your text here"
            className="max-h-[max(5rem,50dvh-16.5rem)] md:max-h-80 whitespace-pre-wrap break-words rounded-control border border-line p-3"
          >
            {comparable(mine, theirs.markdown)[0]}
          </ScrollBox>
        </section>
        <section aria-label="The other text">
          <h3 className="mb-1 font-bold">How the other text differs</h3>
          <ScrollBox
            aria-label="The other text, compared with yours"
            className="max-h-[max(5rem,50dvh-16.5rem)] md:max-h-80"
          >
            <WordDiff isBrief before={mine} after={theirs.markdown} />
          </ScrollBox>
        </section>
      </div>
      {problem && (
        <p role="alert" className="mt-4 text-danger">
          {problem} Both texts are kept.
        </p>
      )}
      <div className="tear-line mt-6 flex flex-col-reverse gap-3 pt-5 md:flex-row md:justify-end">
        <Button
          variant="outline"
          pending={chosen === 'theirs'}
          disabled={chosen !== null}
          onClick={() => settle.mutate('theirs')}
        >
          Use the other text
        </Button>
        <Button pending={chosen === 'mine'} disabled={chosen !== null} onClick={() => settle.mutate('mine')}>
          Use your text
        </Button>
      </div>
    </Dialog>
  );
}
