import { appName } from '@contract/app';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/ui/button';
import { Wordmark } from '@/ui/wordmark';
import { AuthPoster } from './auth-poster';

interface AuthFrameProps {
  back: { to: string; label: string };
  /** The screen's title, below the product's name; absent on the screen with tabs. */
  title?: string;
  /** Distinguishes the steps of a screen that share a title. */
  step?: string;
  children: ReactNode;
}

/** Layout of the sign-in screens: back link, product name, form column, and the poster beside it. */
export function AuthFrame({ back, title, step = title, children }: AuthFrameProps) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // The button that led to this step was removed and lost the focus.
    if (document.activeElement === document.body) main.current?.focus();
  }, [step]);
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="flex flex-col px-5 py-5 sm:px-10">
        <header className="flex items-center justify-between">
          <Button variant="quiet" className="-ml-3" asChild>
            <Link to={back.to}>
              <ArrowLeft className="size-5" aria-hidden="true" />
              {back.label}
            </Link>
          </Button>
        </header>
        <main ref={main} id="main" tabIndex={-1} className="mx-auto my-auto w-full max-w-sm py-10">
          {title ? (
            <>
              <p className="mb-8">
                <Wordmark name={appName} className="text-2xl" />
              </p>
              <h1 className="display-md mb-6">{title}</h1>
            </>
          ) : (
            <h1 className="mb-8">
              <Wordmark name={appName} className="text-4xl" />
            </h1>
          )}
          {children}
        </main>
      </div>
      <AuthPoster />
    </div>
  );
}
