import { type ReactNode, useId } from 'react';

/** A titled section of the account page. */
export function AccountSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="tear-line grid gap-x-10 gap-y-4 py-8 md:grid-cols-[12rem_minmax(0,1fr)]">
      <h2 id={id} className="display-sm">
        {title}
      </h2>
      <div className="flex min-w-0 flex-col items-start gap-4">{children}</div>
    </section>
  );
}
