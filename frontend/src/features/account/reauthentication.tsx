import type { ReactNode } from 'react';
import { sentenceOf } from '@/lib/api';
import { Banner } from '@/ui/banner';
import { Spinner } from '@/ui/spinner';
import { SignInAgain } from './sign-in-again';
import { useSignInMethods } from './use-sign-in-methods';

interface ReauthenticationProps {
  onCancel: () => void;
  /** The next step, and whether it must ask for the password. */
  children: (needsPassword: boolean) => ReactNode;
}

/** Requires a recent sign-in, or the password if there is one, before a sign-in method is added. */
export function Reauthentication({ onCancel, children }: ReauthenticationProps) {
  const { data: methods, error } = useSignInMethods();
  if (error) return <Banner tone="danger">{sentenceOf(error)}</Banner>;
  if (!methods) return <Spinner className="size-6" label="Loading" />;
  if (!methods.isFresh && !methods.hasPassword)
    return <SignInAgain providers={methods.providers} onCancel={onCancel} />;
  return children(!methods.isFresh);
}
