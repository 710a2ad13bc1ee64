import { useMutation } from '@tanstack/react-query';
import clsx from 'clsx';
import { api, sentenceOf } from '@/lib/api';
import { toast } from '@/ui/toasts/toast-store';
import { usePendingFocus } from '@/ui/forms/use-pending-focus';
import { useAuth } from './use-auth';

interface EmailNoticeProps {
  /** Leaves out the address where space is tight. */
  isBrief?: boolean;
  className?: string;
}

/** A reminder for users who haven't confirmed their email address. Nothing is blocked until they do. */
export function EmailNotice({ isBrief = false, className }: EmailNoticeProps) {
  const { user } = useAuth();
  const resend = useMutation({
    mutationFn: () => api.post<void>('/api/account/resend-verification'),
    onSuccess: () => toast({ title: 'Sent. Please check your inbox.' }),
    onError: (error) =>
      toast({ title: 'Failed to send the email', description: sentenceOf(error), variant: 'destructive' }),
  });
  usePendingFocus(resend.isPending);
  if (!user || user.emailVerified) return null;
  return (
    <div
      role="note"
      className={clsx(
        'flex flex-wrap items-center gap-x-3 border-b border-line bg-bubble px-5 py-1 text-sm md:pr-36',
        className,
      )}
    >
      <p className="min-w-0 break-words">
        Please confirm your email address.
        <span className={clsx(isBrief && 'max-lg:hidden')}> We emailed a link to {user.email}.</span>
      </p>
      <button
        type="button"
        disabled={resend.isPending}
        onClick={() => resend.mutate()}
        className="min-h-8 font-bold underline underline-offset-4 disabled:opacity-55"
      >
        Resend
      </button>
    </div>
  );
}
