import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { closeOnEscape } from './close-on-escape';
import { scrimLook } from './dialog';
import { useCloseOnBack } from './dialog-history';
import { stayForToasts, ToastBranch } from '../toasts/toast-branch';
import { useReturnFocus } from './use-return-focus';

interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** For screen readers. */
  title: string;
  children: ReactNode;
}

/** A modal drawer on the left edge, 260 px wide. Escape, Back or a click outside closes it. */
export function Drawer({ open, onOpenChange, title, children }: DrawerProps) {
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
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-40 w-65 max-w-[calc(100%-3rem)] border-r-[1.5px] border-ink bg-paper data-[state=closed]:animate-slide-left-out data-[state=open]:animate-slide-left-in"
        >
          <ToastBranch />
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
