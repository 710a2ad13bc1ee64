import { appName } from '@contract/app';
import { LogOut } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { Button } from '@/ui/button';
import { Wordmark } from '@/ui/wordmark';
import { EmailNotice } from './email-notice';
import { useAuth } from './use-auth';

const accountPath = '/account';
const compact = 'max-sm:px-2';

/** Header of the screens around the chat: wordmark, account link, logout, and the reminder to confirm the email. */
export function SessionHeader() {
  const { logoutMutation } = useAuth();
  const { pathname } = useLocation();
  return (
    <>
      {/* On phones the sandbox chip covers the top edge. */}
      <EmailNotice className="max-md:pt-4" />
      <header className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-3 px-5 py-5 sm:px-8">
        <Wordmark name={appName} className="max-[27rem]:[&>span]:sr-only" />
        <div className="flex flex-wrap items-center max-sm:-mr-2">
          {/* Also for users without a subscription: they can export their data and delete the account there. */}
          {pathname !== accountPath && (
            <Button variant="quiet" className={compact} asChild>
              <Link to={accountPath}>Account and data</Link>
            </Button>
          )}
          <Button
            variant="quiet"
            className={compact}
            pending={logoutMutation.isPending}
            onClick={() => logoutMutation.mutate()}
          >
            <LogOut className="size-4.5 max-[23rem]:hidden" aria-hidden="true" />
            Logout
          </Button>
        </div>
      </header>
    </>
  );
}
