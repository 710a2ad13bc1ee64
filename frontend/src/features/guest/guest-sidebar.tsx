import { appName } from '@contract/app';
import { guestFreeMessages } from '@contract/limits';
import { ArrowLeft } from 'lucide-react';
import { AppLink } from '@/ui/app-link';
import { Button } from '@/ui/button';
import { Wordmark } from '@/ui/wordmark';
import { signUpPath } from './sign-up-dialog';
import { TicketStubs } from './ticket-stubs';

/** The guest's sidebar: free messages left, Sign Up, Back to Home. 260 px wide. */
export function GuestSidebar({ count }: { count: number }) {
  const left = Math.max(0, guestFreeMessages - count);
  return (
    <aside aria-label="Menu" className="flex h-full w-65 max-w-full flex-col bg-paper">
      <div className="px-4 pb-3 pt-5">
        <Wordmark name={appName} className="px-1.5" />
      </div>
      <div className="flex min-h-0 grow flex-col overflow-y-auto px-4 pb-4">
        <p className="px-1.5 pt-2 text-lg font-bold leading-snug">You&apos;re chatting as a guest</p>
        <div className="mt-4 px-1.5">
          <TicketStubs total={guestFreeMessages} left={left} />
          <p className="mt-2.5 text-sm text-muted">
            {left === 0 ? 'No free messages left' : `${left} of ${guestFreeMessages} free messages left`}
          </p>
        </div>
        <div className="tear-line mx-1.5 mt-6 flex flex-col gap-3 pt-5">
          <p className="text-sm text-muted">
            With an account, {appName} gets to know you, and you keep this conversation.
          </p>
          <Button asChild>
            <AppLink to={signUpPath}>Sign Up</AppLink>
          </Button>
        </div>
      </div>
      <div className="tear-line mx-4 pb-[max(0.5rem,env(safe-area-inset-bottom))] pt-2">
        <Button variant="quiet" className="-ml-1 px-2.5" asChild>
          <AppLink to="/">
            <ArrowLeft className="size-4.5" aria-hidden="true" />
            Back to Home
          </AppLink>
        </Button>
      </div>
    </aside>
  );
}
