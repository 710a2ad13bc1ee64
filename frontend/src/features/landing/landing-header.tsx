import { appName } from '@contract/app';
import { Link } from 'react-router-dom';
import { Button } from '@/ui/button';
import { Wordmark } from '@/ui/wordmark';
import { tryPath } from './landing-links';

/** Lets both buttons fit beside the logo on the narrowest phones. */
const compact = 'whitespace-nowrap max-sm:px-3 max-sm:text-[0.9375rem] max-[22.5rem]:px-2 max-[22.5rem]:text-sm';

export function LandingHeader() {
  return (
    <header className="landing-width flex flex-wrap items-center justify-between gap-3 py-4">
      <Wordmark name={appName} className="max-[27rem]:[&>span]:sr-only" />
      <nav aria-label="Account" className="flex flex-wrap items-center gap-2 sm:gap-3">
        <Button variant="outline" className={compact} asChild>
          <Link to="/auth">Sign In</Link>
        </Button>
        <Button className={compact} asChild>
          <Link to={tryPath}>Try {appName} for Free</Link>
        </Button>
      </nav>
    </header>
  );
}
