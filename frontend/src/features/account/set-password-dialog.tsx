import { useResetMail } from '@/session/use-reset-mail';
import { Dialog } from '@/ui/dialogs/dialog';
import { FormActions } from '@/ui/forms/form-actions';

const words = {
  password: {
    title: 'Set a password',
    reason: 'Your account has none yet. With one you can log in by your email address too.',
  },
  email: {
    title: 'Change email address',
    reason: 'That takes your password, and your account has none yet. Please set one first.',
  },
};

interface SetPasswordDialogProps {
  /** What the artist wants to change. */
  isFor: keyof typeof words;
  /** The account's email address. */
  email: string;
  onClose: () => void;
  /** Called when the link was sent. */
  onSent: () => void;
}

/** Sends a reset link to an account without a password, so it can set one. */
export function SetPasswordDialog({ isFor, email, onClose, onSent }: SetPasswordDialogProps) {
  const send = useResetMail(onSent);
  return (
    <Dialog open onOpenChange={onClose} title={words[isFor].title} description={words[isFor].reason}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send.mutate({ email }, { onSuccess: onClose });
        }}
        className="flex flex-col gap-5"
      >
        <p className="break-words">
          We mail a link to <strong>{email}</strong> that lets you choose one. Once you have, every device is signed
          out.
        </p>
        <FormActions submitLabel="Set a password" pending={send.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
