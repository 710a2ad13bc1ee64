import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Makes Back close the topmost dialog before leaving the page. Each open dialog ("sheet") has its own history entry: a
 * copy of the page's entry with the dialog's number in `sheets`.
 */
interface EntryState {
  /** The number of open dialogs when the entry was added; absent on a page's own entry. */
  sheets?: number;
}

/** The close functions of the open dialogs, topmost last. */
const sheets: Array<() => void> = [];
/** True while entries of closed dialogs are being removed; `history.go` is asynchronous. */
let isDropping = false;
/** Navigations to run when that is done. */
const waiting: Array<() => void> = [];

const entry = () => (window.history.state ?? {}) as EntryState;
const entrySheets = () => entry().sheets ?? 0;

/** Adds or removes history entries until there is one per open dialog. */
function settle(): void {
  if (isDropping) return;
  const surplus = entrySheets() - sheets.length;
  if (surplus > 0) drop(surplus);
  for (let count = entrySheets() + 1; count <= sheets.length; count++) {
    window.history.pushState({ ...entry(), sheets: count }, '');
  }
}

function drop(count: number): void {
  isDropping = true;
  window.history.go(-count);
}

function onPopState(): void {
  if (isDropping) {
    isDropping = false;
    waiting.splice(0).forEach((navigate) => navigate());
    settle();
    return;
  }
  for (const close of sheets.slice(entrySheets()).reverse()) close();
}

/**
 * Navigates after removing the entries of open dialogs, so one Back returns to the page below them. Dialogs that stay open
 * get new entries.
 */
export function navigateBelowDialogs(navigate: () => void): void {
  if (!isDropping && entrySheets() === 0) return navigate();
  waiting.push(navigate);
  if (!isDropping) drop(entrySheets());
}

/** Closes all dialogs, then navigates. */
export function closeDialogsAndNavigate(navigate: () => void): void {
  for (const close of sheets.toReversed()) close();
  navigateBelowDialogs(navigate);
}

/** Closes a dialog on Back. */
export function useCloseOnBack(open: boolean, onOpenChange: (open: false) => void): void {
  const latest = useRef(onOpenChange);
  useLayoutEffect(() => {
    latest.current = onOpenChange;
  });
  useEffect(() => {
    if (!open) return;
    const close = () => latest.current(false);
    sheets.push(close);
    // Deferred, so a dialog that replaces another one takes over its entry.
    queueMicrotask(settle);
    return () => {
      sheets.splice(sheets.indexOf(close), 1);
      queueMicrotask(settle);
    };
  }, [open]);
}

/** Handles Back for all dialogs. Mount once, around all screens with dialogs. */
export function useDialogHistory(): void {
  useEffect(() => {
    window.addEventListener('popstate', onPopState);
    // After a reload no dialogs are open: remove their entries.
    settle();
    return () => window.removeEventListener('popstate', onPopState);
  }, []);
}
