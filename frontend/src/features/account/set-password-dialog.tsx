import type { ForgotPasswordBody } from '@contract/forgot-password.body';
import { useMutation } from '@tanstack/react-query';
import { api, ApiError } from '@/lib/api';
import { Dialog } from '@/ui/dialog';
import { FormActions } from '@/ui/form-actions';
import { toast } from '@/ui/toast-store';

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
  /** The account's own address. */
  email: string;
  onClose: () => void;
  /** The link is on its way. */
  onSent: () => void;
}

/** For an account without a password: the way to one is a mailed link, as for a forgotten one. */
export function SetPasswordDialog({ isFor, email, onClose, onSent }: SetPasswordDialogProps) {
  const send = useMutation({
    mutationFn: (body: ForgotPasswordBody) => api.post<void>('/api/forgot-password', body),
    onSuccess: onSent,
    onError: (error) =>
      toast({
        title: 'Failed to send password reset email. Please try again.',
        description: error instanceof ApiError ? error.body : undefined,
        variant: 'destructive',
      }),
  });
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
