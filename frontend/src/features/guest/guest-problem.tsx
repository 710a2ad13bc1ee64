import { appName } from '@contract/app';
import { Link } from 'react-router-dom';
import { ApiError, sentenceOf } from '@/lib/api';
import { Button } from '@/ui/button';
import { signUpPath } from './sign-up-dialog';
import { CookiesBlocked } from './use-guest-chat';

interface GuestProblemProps {
  error: Error;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Shown when the trial could not be started. */
export function GuestProblem({ error, isRetrying, onRetry }: GuestProblemProps) {
  const isBlocked = error instanceof CookiesBlocked;
  return (
    <div role="alert" className="flex grow flex-col items-start justify-center px-6 py-10 md:px-14">
      <h1 className="display-lg max-w-[16ch]">
        {isBlocked ? 'Your browser is blocking cookies.' : "We couldn't start your chat."}
      </h1>
      <p className="mt-5 max-w-[48ch] text-lg text-muted">
        {isBlocked
          ? `${appName} needs a cookie to know which conversation is yours. Allow cookies for this site and try again, or sign up.`
          : reasonOf(error)}
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        <Button size="lg" pending={isRetrying} onClick={onRetry}>
          Try again
        </Button>
        <Button size="lg" variant="outline" asChild>
          <Link to={signUpPath}>Sign Up</Link>
        </Button>
      </div>
    </div>
  );
}

/** Guest endpoints return errors as plain text; `message` would put the status in front. */
function reasonOf(error: Error): string {
  return (error instanceof ApiError && !error.json && error.body) || sentenceOf(error);
}
