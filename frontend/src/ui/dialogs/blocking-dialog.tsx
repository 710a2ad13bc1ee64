import clsx from 'clsx';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { scrimLook, sheetLook } from './dialog';
import { ToastBranch } from '../toasts/toast-branch';

interface BlockingDialogProps {
  open: boolean;
  title: string;
  description: string;
  /** Controls to continue; the first one is focused, and focus stays inside. */
  children: ReactNode;
}

/** By default the dialog itself would be focused if the first control is a link. */
function focusFirstControl(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>('a[href], button, input')?.focus();
}

/** A dialog that only its own controls can close: not Escape, and not a click outside. */
export function BlockingDialog({ open, title, description, children }: BlockingDialogProps) {
  return (
    <Radix.Root open={open}>
      <Radix.Portal>
        <Radix.Overlay className={scrimLook} />
        <Radix.Content
          aria-modal="true"
          onOpenAutoFocus={focusFirstControl}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          className={clsx(sheetLook, 'max-w-lg shadow-signal sm:p-8')}
        >
          <ToastBranch />
          <Radix.Title className="display-md">{title}</Radix.Title>
          <Radix.Description className="mt-4 text-lg text-muted">{description}</Radix.Description>
          <div className="tear-line mt-7 flex flex-wrap items-center gap-4 pt-6">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
