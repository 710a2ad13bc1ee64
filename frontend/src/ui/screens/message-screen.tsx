import type { ReactNode } from 'react';
import { Mark } from '../mark';

interface MessageScreenProps {
  title: string;
  children: ReactNode;
  /** Buttons. */
  actions: ReactNode;
}

/** A full-screen message with actions. */
export function MessageScreen({ title, children, actions }: MessageScreenProps) {
  return (
    <main id="main" tabIndex={-1} className="relative isolate flex min-h-dvh items-center overflow-hidden px-5 py-16">
      <Mark className="absolute -right-[18vmin] bottom-[-12vmin] -z-10 size-[85vmin] -rotate-6 text-signal" />
      <div className="mx-auto w-full max-w-5xl">
        <h1 className="display-lg max-w-[12ch]">{title}</h1>
        <p className="mt-5 max-w-[44ch] rounded-control bg-paper text-lg">{children}</p>
        <div className="mt-8 flex flex-wrap gap-3">{actions}</div>
      </div>
    </main>
  );
}
