import clsx from 'clsx';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useDeferredValue } from 'react';
import { closeOnEscape } from './close-on-escape';
import { scrimLook } from './dialog-look';
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

/** A modal drawer at the left edge of a screen that doesn't scroll, 260 px wide. Closes on Escape, Back or a click outside. */
export function Drawer({ open, onOpenChange, title, children }: DrawerProps) {
  const returnFocus = useReturnFocus(open);
  useCloseOnBack(open, onOpenChange);
  // The drawer appears at once, and its content a moment later.
  const isDrawn = useDeferredValue(open);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        {/* Not Radix's overlay: it restyles the whole page to lock scrolling, and screens with a drawer don't scroll. */}
        <div data-state={open ? 'open' : 'closed'} className={clsx(scrimLook, 'pointer-events-auto')} />
        <Radix.Content
          onCloseAutoFocus={returnFocus}
          onEscapeKeyDown={stayForToasts}
          onKeyDown={closeOnEscape(onOpenChange)}
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-40 w-65 max-w-[calc(100%-3rem)] border-r-[1.5px] border-ink bg-paper focus-visible:outline-none data-[state=closed]:animate-slide-left-out data-[state=open]:animate-slide-left-in"
        >
          <ToastBranch />
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {open && !isDrawn ? null : children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
