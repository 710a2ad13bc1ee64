import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Makes Back close the topmost dialog before leaving the page. Each open dialog ("sheet") has its own history entry: a
 * copy of the page's entry with the dialog's number in `sheets`.
 */
interface EntryState {
  /** The number of open dialogs when the entry was added; absent on a page's own entry. */
  sheets?: number;
}

interface Sheet {
  /** Closes it, or asks whether to. */
  back: () => void;
  close: () => void;
}

/** The open dialogs, topmost last. */
const sheets: Sheet[] = [];
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
  for (const { back } of sheets.slice(entrySheets()).reverse()) back();
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

/** Closes all dialogs without asking, then navigates. */
export function closeDialogsAndNavigate(navigate: () => void): void {
  for (const { close } of sheets.toReversed()) close();
  navigateBelowDialogs(navigate);
}

/** Calls `onBack` on Back, which closes a dialog or asks whether to. @param close closes it in any case */
export function useCloseOnBack(open: boolean, onBack: (open: false) => void, close = onBack): void {
  const latest = useRef({ onBack, close });
  useLayoutEffect(() => {
    latest.current = { onBack, close };
  });
  useEffect(() => {
    if (!open) return;
    const sheet: Sheet = { back: () => latest.current.onBack(false), close: () => latest.current.close(false) };
    sheets.push(sheet);
    // Deferred, so a dialog that replaces another one takes over its entry.
    queueMicrotask(settle);
    return () => {
      sheets.splice(sheets.indexOf(sheet), 1);
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
