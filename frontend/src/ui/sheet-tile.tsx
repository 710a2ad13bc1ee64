import type { ReactNode } from 'react';

interface SheetTileProps {
  thumbnailUrl: string;
  title: string;
  /** For example its version. */
  note: string;
  children: ReactNode;
}

/** A one-sheet in a conversation: thumbnail, title and actions. */
export function SheetTile({ thumbnailUrl, title, note, children }: SheetTileProps) {
  return (
    <section
      aria-label={title}
      className="outline-ink flex w-fit max-w-full gap-4 rounded-card bg-surface p-3 print:hidden"
    >
      <div className="h-33 w-24 shrink-0 overflow-hidden border border-line bg-[#fff]">
        <img src={thumbnailUrl} alt="" loading="lazy" className="size-full object-cover object-top" />
      </div>
      <div className="flex min-w-0 grow flex-col">
        <p className="font-bold wrap-anywhere">{title}</p>
        <p className="text-sm text-muted">{note}</p>
        <div className="mt-auto flex flex-wrap gap-2 pt-3 max-sm:*:grow max-sm:*:px-3">{children}</div>
      </div>
    </section>
  );
}
