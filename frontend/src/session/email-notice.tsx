import { useMutation } from '@tanstack/react-query';
import clsx from 'clsx';
import { X } from 'lucide-react';
import { useState } from 'react';
import { api, sentenceOf } from '@/lib/api';
import { storage } from '@/lib/storage';
import { toast } from '@/ui/toasts/toast-store';
import { usePendingFocus } from '@/ui/forms/use-pending-focus';
import { useAuth } from './use-auth';

/** When the artist hid the notice, in milliseconds since 1970. */
const hiddenKey = 'email-notice-hidden';
const hiddenMs = 86_400_000;

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
  const [hiddenAt, setHiddenAt] = useState(() => Number(storage.read(hiddenKey)));
  if (!user || user.emailVerified || Date.now() - hiddenAt < hiddenMs) return null;
  const hide = () => {
    storage.write(hiddenKey, String(Date.now()));
    setHiddenAt(Date.now());
  };
  return (
    <section
      aria-label="Email confirmation"
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
      <button
        type="button"
        aria-label="Hide until tomorrow"
        onClick={hide}
        className="ml-auto flex size-8 items-center justify-center rounded-control hover:text-muted"
      >
        <X className="size-4.5" aria-hidden="true" />
      </button>
    </section>
  );
}
