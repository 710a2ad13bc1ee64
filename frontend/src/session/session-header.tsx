import { appName } from '@contract/app';
import { LogOut } from 'lucide-react';
import { Button } from '@/ui/button';
import { Wordmark } from '@/ui/wordmark';
import { EmailNotice } from './email-notice';
import { useAuth } from './use-auth';

/** The head of the screens around the chat: whose product this is, the way out, and what is to be confirmed. */
export function SessionHeader() {
  const { logoutMutation } = useAuth();
  return (
    <>
      {/* On phones it lies under the chip at the top edge. */}
      <EmailNotice className="max-md:pt-4" />
      <header className="mx-auto flex w-full max-w-6xl items-center justify-between px-5 py-5 sm:px-8">
        <Wordmark name={appName} />
        <Button variant="quiet" pending={logoutMutation.isPending} onClick={() => logoutMutation.mutate()}>
          <LogOut className="size-4.5" aria-hidden="true" />
          Logout
        </Button>
      </header>
    </>
  );
}
