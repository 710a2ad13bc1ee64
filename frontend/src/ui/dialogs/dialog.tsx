import clsx from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { AlertDialog } from './alert-dialog';
import { closeOnEscape, filledSearch } from './close-on-escape';
import { IconButton } from '../icon-button';
import { useCloseOnBack } from './dialog-history';
import { scrimLook, sheetLook } from './dialog-look';
import { stayForToasts, ToastBranch } from '../toasts/toast-branch';
import { useReturnFocus } from './use-return-focus';

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
  /** Called once it has closed and focus is back where it was. */
  onClosed?: () => void;
  title: ReactNode;
  /** Shown under the title and announced by screen readers. */
  description?: ReactNode;
  width?: Width;
  /** Whether it can be closed; if not, the content leads out of it. */
  mayClose?: boolean;
  /** Keeps the height constant while the content changes. */
  hasFixedHeight?: boolean;
  /** It has changes that closing it would lose: Escape, Back, Close and a click outside ask first. */
  isChanged?: boolean;
  children: ReactNode;
}

/** Focuses the first field or the dialog. Focusing Close would open its tooltip, which consumes Escape. */
function focusFirstField(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  event.preventDefault();
  (event.currentTarget.querySelector<HTMLElement>('input, textarea, select') ?? event.currentTarget).focus();
}

/**
 * A modal dialog with a title and a Close button. Escape and Back close it, after asking if something would be lost. In a
 * search field with text, Escape clears that first. Focus returns to where it was.
 */
export function Dialog({
  open,
  onOpenChange,
  onClosed,
  title,
  description,
  width = 'md',
  mayClose = true,
  hasFixedHeight = false,
  isChanged = false,
  children,
}: DialogProps) {
  const returnFocus = useReturnFocus(open);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => (isChanged ? setIsAsking(true) : onOpenChange(false));
  useCloseOnBack(open, close, () => onOpenChange(false));
  return (
    <>
      {/* Before the dialog, so when both close, focus returns to where it was before the dialog opened. */}
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Discard your changes?"
        description="Your unsaved changes will be lost."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        isDestructive
        onConfirm={() => {
          setIsAsking(false);
          onOpenChange(false);
        }}
      />
      <Radix.Root open={open} onOpenChange={(next) => (next ? onOpenChange(true) : close())}>
        <Radix.Portal>
          <Radix.Overlay className={scrimLook} />
          <Radix.Content
            onOpenAutoFocus={focusFirstField}
            onCloseAutoFocus={(event) => {
              returnFocus(event);
              onClosed?.();
            }}
            onInteractOutside={stayForToasts}
            onEscapeKeyDown={(event) => {
              stayForToasts(event);
              if (filledSearch(event.target)) event.preventDefault();
            }}
            onKeyDown={closeOnEscape(close)}
            className={clsx(sheetLook, widths[width], hasFixedHeight && 'h-[36rem] md:[scrollbar-gutter:stable]')}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <ToastBranch />
            <div className="mb-5 flex items-start justify-between gap-4">
              <div className="flex min-w-0 flex-col gap-1.5 pt-1.5">
                <Radix.Title className="display-md">{title}</Radix.Title>
                {description && <Radix.Description className="text-muted">{description}</Radix.Description>}
              </div>
              {mayClose && (
                <Radix.Close asChild>
                  <IconButton label="Close" className="-mr-2 -mt-1">
                    <X className="size-5" aria-hidden="true" />
                  </IconButton>
                </Radix.Close>
              )}
            </div>
            {children}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </>
  );
}
