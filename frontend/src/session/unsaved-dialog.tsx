import { AlertDialog } from '@/ui/dialogs/alert-dialog';

/** Asks before a logout removes text that the server doesn't have. */
export function UnsavedDialog({ onAnswer }: { onAnswer: (isLeaving: boolean) => void }) {
  return (
    <AlertDialog
      open
      onOpenChange={() => onAnswer(false)}
      title="Your text isn't saved"
      description="We couldn't save your latest changes to a document. They are only in this browser, and logging out removes them."
      confirmLabel="Log out anyway"
      cancelLabel="Stay logged in"
      isDestructive
      onConfirm={() => onAnswer(true)}
    />
  );
}
