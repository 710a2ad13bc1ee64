import { appName } from '@contract/app';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/ui/button';
import { Wordmark } from '@/ui/wordmark';
import { operator } from './operator';

interface LegalPageFrameProps {
  title: string;
  /** The page in one sentence. */
  summary: string;
  children: ReactNode;
}

/** A text page with a Back to Home button. */
export function LegalPageFrame({ title, summary, children }: LegalPageFrameProps) {
  return (
    <>
      <header className="mx-auto flex w-full max-w-5xl items-center justify-between px-5 py-5 sm:px-8">
        <Wordmark name={appName} />
        <Button variant="outline" asChild>
          <Link to="/">
            <ArrowLeft className="size-4.5" aria-hidden="true" />
            Back to Home
          </Link>
        </Button>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-5xl px-5 pb-24 pt-8 sm:px-8 md:pt-16">
        <h1 className="display-lg">{title}</h1>
        <p className="mt-5 max-w-[48ch] text-xl leading-snug">{summary}</p>
        <div className="mt-10 md:mt-14">{children}</div>
        <p className="tear-line mt-2 pt-6 text-sm text-muted">
          As of {operator.textsOf}. Questions: {operator.email}
        </p>
      </main>
    </>
  );
}

/** A section with its heading. */
export function LegalSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="tear-line grid gap-x-10 gap-y-2 py-6 md:grid-cols-[14rem_minmax(0,1fr)]">
      <h2 className="display-sm">{title}</h2>
      <div className="flex max-w-[65ch] flex-col gap-3">{children}</div>
    </section>
  );
}
