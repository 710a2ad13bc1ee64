import clsx from 'clsx';

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
