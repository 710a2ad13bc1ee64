import { useRef } from 'react';
import { AppLink } from '@/ui/app-link';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';

export const signUpPath = '/auth?tab=register';

interface SignUpDialogProps {
  open: boolean;
  /** Why nothing more can be sent today; null if the trial is over for good. */
  todayOver: string | null;
  onReadOn: () => void;
  onLeave: () => void;
}

/** Asks guests to sign up when nothing more can be sent. The conversation can still be read. */
export function SignUpDialog({ open, todayOver, onReadOn, onLeave }: SignUpDialogProps) {
  const isLeaving = useRef(false);
  const close = () => (isLeaving.current ? onLeave() : onReadOn());
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title="Sign up to continue chatting"
      description={todayOver ?? 'Your free messages are used up. Sign up and pick up right where you left off.'}
    >
      <div className="tear-line flex flex-wrap items-center gap-3 pt-5">
        <Button size="lg" asChild>
          <AppLink to={signUpPath} onClick={() => void (isLeaving.current = true)}>
            Get Started
          </AppLink>
        </Button>
        <Button size="lg" variant="quiet" onClick={close}>
          Keep reading
        </Button>
      </div>
    </Dialog>
  );
}
