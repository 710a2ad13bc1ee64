import clsx from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { closeOnEscape } from './close-on-escape';
import { IconButton } from '../icon-button';
import { useCloseOnBack } from './dialog-history';
import { stayForToasts, ToastBranch } from '../toasts/toast-branch';
import { useReturnFocus } from './use-return-focus';

/** The look of every dialog. Dialogs cover toasts, so wide ones leave a strip above where a toast can be read. */
export const sheetLook = clsx(
  'sheet outline-ink fixed left-1/2 z-50 max-md:[--toast-room:4.5rem] low:[--toast-room:0px] w-[calc(100%-2rem-env(safe-area-inset-left)-env(safe-area-inset-right))] -translate-x-1/2 -translate-y-1/2',
  // Centred in the space left by an on-screen keyboard and that strip.
  'top-[calc(var(--room-top,0px)+(var(--room-height,100dvh)+var(--toast-room,0px))/2)]',
  'max-h-[calc(var(--room-height,100dvh)-2rem-var(--toast-room,0px))]',
  'overflow-y-auto overscroll-contain break-words rounded-card bg-surface p-6 data-[state=open]:animate-fade-in',
  // If nothing in it takes the focus, the dialog itself has it, and needs no outline.
  'focus-visible:outline-none',
);
/** The backdrop. A nested dialog's backdrop covers the dialog below. */
export const scrimLook =
  'fixed inset-0 z-40 [.sheet~&]:z-50 bg-scrim data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out';

type Width = 'md' | 'lg' | 'xl';

const besideToast = 'md:not-low:[--toast-room:4.5rem]';
const widths: Record<Width, string> = {
  md: 'max-w-lg',
  lg: `max-w-3xl ${besideToast}`,
  xl: `max-w-6xl ${besideToast}`,
};

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Shown under the title and announced by screen readers. */
  description?: ReactNode;
  width?: Width;
  /** Keeps the height constant while the content changes. */
  hasFixedHeight?: boolean;
  children: ReactNode;
}

/** Focuses the first field or the dialog. Focusing Close would open its tooltip, which consumes Escape. */
function focusFirstField(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  event.preventDefault();
  (event.currentTarget.querySelector<HTMLElement>('input, textarea, select') ?? event.currentTarget).focus();
}

/** A modal dialog with a title and a Close button. Escape and Back close it; focus returns to where it was. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  width = 'md',
  hasFixedHeight = false,
  children,
}: DialogProps) {
  const returnFocus = useReturnFocus(open);
  useCloseOnBack(open, onOpenChange);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrimLook} />
        <Radix.Content
          onOpenAutoFocus={focusFirstField}
          onCloseAutoFocus={returnFocus}
          onInteractOutside={stayForToasts}
          onEscapeKeyDown={stayForToasts}
          onKeyDown={closeOnEscape(onOpenChange)}
          className={clsx(sheetLook, widths[width], hasFixedHeight && 'h-[36rem] md:[scrollbar-gutter:stable]')}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <ToastBranch />
          <div className="mb-5 flex items-start justify-between gap-4">
            <div className="flex min-w-0 flex-col gap-1.5 pt-1.5">
              <Radix.Title className="display-md">{title}</Radix.Title>
              {description && <Radix.Description className="text-muted">{description}</Radix.Description>}
            </div>
            <Radix.Close asChild>
              <IconButton label="Close" className="-mr-2 -mt-1">
                <X className="size-5" aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
