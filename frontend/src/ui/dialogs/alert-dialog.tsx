import clsx from 'clsx';
import { AlertDialog as Radix } from 'radix-ui';
import { Button } from '../button';
import { scrimLook, sheetLook } from './dialog-look';
import { closeOnEscape } from './close-on-escape';
import { useCloseOnBack } from './dialog-history';
import { stayForToasts, ToastBranch } from '../toasts/toast-branch';
import { useReturnFocus } from './use-return-focus';

interface AlertDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  /** The confirm button's label. */
  confirmLabel: string;
  cancelLabel?: string;
  /** The action is destructive. */
  isDestructive?: boolean;
  /** The action is running; the dialog stays until the caller closes it. */
  pending?: boolean;
  onConfirm: () => void;
}

/** A confirmation dialog. Focus starts on Cancel; Escape and Back cancel; clicking outside does nothing. */
export function AlertDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  isDestructive = false,
  pending = false,
  onConfirm,
}: AlertDialogProps) {
  const returnFocus = useReturnFocus(open);
  useCloseOnBack(open, onOpenChange);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrimLook} />
        <Radix.Content
          onCloseAutoFocus={returnFocus}
          onEscapeKeyDown={stayForToasts}
          onKeyDown={closeOnEscape(onOpenChange)}
          className={clsx(sheetLook, 'max-w-md')}
        >
          <ToastBranch />
          <Radix.Title className="display-md">{title}</Radix.Title>
          <Radix.Description className="mt-3 text-muted">{description}</Radix.Description>
          <div className="tear-line mt-6 flex flex-wrap justify-end gap-3 pt-5">
            <Radix.Cancel asChild>
              <Button variant="outline" disabled={pending}>
                {cancelLabel}
              </Button>
            </Radix.Cancel>
            <Button variant={isDestructive ? 'danger' : 'primary'} pending={pending} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
