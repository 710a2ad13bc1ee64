import { appName } from '@contract/app';
import { Link } from 'react-router-dom';
import { Button } from './button';
import { Wordmark } from './wordmark';

/** The top of a page that anyone with a link can open. */
export function SharedHeader() {
  return (
    <header className="flex items-center justify-between gap-4 border-b border-line bg-paper px-4 py-6 md:px-8 print:hidden">
      <Wordmark name={appName} />
      <Button asChild variant="outline" className="text-sm">
        <Link to="/">Try {appName}</Link>
      </Button>
    </header>
  );
}
