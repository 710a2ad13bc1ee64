import clsx from 'clsx';
import { CircleAlert, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { dismissToast, useToastStore } from './toast-store';
import { useEndOnTap } from './use-end-on-tap';
import { useToastFocus } from './use-toast-focus';

const displayMs = 5000;
const swipeThresholdPx = 50;

/** The list's parent, which also contains Radix's focus guards. */
function storeArea(list: HTMLElement | null): void {
  useToastStore.setState({ area: list?.parentElement ?? null });
}

/** Keeps the toast when Escape closes a dialog. */
function stayForSheets(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.closest('[role=dialog]')) event.preventDefault();
}

/** Calls `onLeave` just before a toast is removed, while it still has the focus. */
function Leaving({ onLeave }: { onLeave: () => void }) {
  useLayoutEffect(() => onLeave, [onLeave]);
  return null;
}

/** Shows toasts. F8 focuses the current one; swiping right dismisses it. */
export function Toaster() {
  const { current, area } = useToastStore();
  const onLeave = useToastFocus(area, current?.id);
  useEndOnTap(current);
  return (
    <Radix.Provider duration={displayMs} swipeDirection="right" swipeThreshold={swipeThresholdPx}>
      {current && (
        <Radix.Root
          key={current.id}
          type={current.variant === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(open) => {
            if (!open) dismissToast(current.id);
          }}
          onEscapeKeyDown={stayForSheets}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.preventDefault();
            dismissToast(current.id);
          }}
          // Stay clickable when a dialog opens, which disables pointer events on the page.
          style={{ pointerEvents: 'auto' }}
          className={clsx(
            'outline-ink relative flex items-center gap-3 overflow-hidden rounded-card bg-surface p-4 pr-12 text-ink max-md:py-2.5 sheet-open:py-3',
            'data-[state=open]:animate-slide-right-in data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
            'data-[swipe=end]:animate-swipe-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            current.variant === 'destructive'
              ? 'border-danger shadow-[inset_6px_0_0_var(--danger)]'
              : 'shadow-[inset_6px_0_0_var(--signal)]',
          )}
        >
          <Leaving onLeave={onLeave} />
          {current.variant === 'destructive' && (
            <CircleAlert className="ml-1 mt-0.5 size-5 shrink-0 self-start text-danger" aria-hidden="true" />
          )}
          <div className={clsx('min-w-0 grow', current.variant === 'default' && 'pl-2')}>
            <Radix.Title className="font-bold">{current.title}</Radix.Title>
            {current.description && (
              <Radix.Description className="mt-0.5 break-words text-sm text-muted">
                {current.description}
              </Radix.Description>
            )}
          </div>
          {/* Beside the text, so a dialog below doesn't cover it. */}
          {current.action && (
            <Radix.Action
              altText={current.action.altText}
              onClick={current.action.onAction}
              className="-my-2 min-h-11 min-w-11 shrink-0 px-1 font-bold text-accent underline underline-offset-4"
            >
              {current.action.label}
            </Radix.Action>
          )}
          <Radix.Close
            aria-label="Close notification"
            className="absolute right-0 top-0 flex size-11 items-center justify-center rounded-control text-muted hover:text-ink"
          >
            <X className="size-4.5" aria-hidden="true" />
          </Radix.Close>
        </Radix.Root>
      )}
      {/* In a portal like the dialogs: above their backdrop, below the dialogs. */}
      {createPortal(
        <Radix.Viewport
          ref={storeArea}
          // Dialogs set aria-hidden on everything except live regions. Radix announces toasts elsewhere.
          aria-live="off"
          hotkey={['F8']}
          className={clsx(
            'pointer-events-none fixed inset-x-0 z-45 flex flex-col p-4 pr-[calc(1rem+env(safe-area-inset-right))]',
            // Below the buttons at the top of most screens, or above an open dialog.
            'top-10 md:left-auto md:top-24 md:w-full md:max-w-[420px] sheet-open:top-0 sheet-open:pt-2 md:sheet-open:top-0',
          )}
        />,
        document.body,
      )}
    </Radix.Provider>
  );
}
