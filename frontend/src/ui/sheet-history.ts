import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * What a phone's Back button is expected to do: it closes the sheet that lies over the page, and leaves the page only when
 * none does. Each open sheet has an entry in the browser's history, a copy of the page's own with its number in `sheets`.
 */
interface EntryState {
  /** How many sheets were open when the entry was added; absent on the entry of a page. */
  sheets?: number;
}

/** The open sheets, the uppermost last: what closes each. */
const sheets: Array<() => void> = [];
/** True from asking the browser to drop the entries of closed sheets until it has: it does so later. */
let isDropping = false;
/** What goes to another address when it has. */
const waiting: Array<() => void> = [];

const entry = () => (window.history.state ?? {}) as EntryState;
const entrySheets = () => entry().sheets ?? 0;

/** Makes the history have an entry for each open sheet. */
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
 * Goes to another address from where sheets may have led: their entries go first, so that Back leads to the page below them
 * in one step. Sheets that stay open lie over what is there then.
 */
export function goBelowSheets(navigate: () => void): void {
  if (!isDropping && entrySheets() === 0) return navigate();
  waiting.push(navigate);
  if (!isDropping) drop(entrySheets());
}

/** Closes all sheets and goes to another page, likewise. */
export function leaveSheets(navigate: () => void): void {
  for (const close of sheets.toReversed()) close();
  goBelowSheets(navigate);
}

/** Closes a sheet when the artist goes back. */
export function useCloseOnBack(open: boolean, onOpenChange: (open: false) => void): void {
  const latest = useRef(onOpenChange);
  useLayoutEffect(() => {
    latest.current = onOpenChange;
  });
  useEffect(() => {
    if (!open) return;
    const close = () => latest.current(false);
    sheets.push(close);
    // Later, so that a sheet that makes room for another one leaves its entry to it.
    queueMicrotask(settle);
    return () => {
      sheets.splice(sheets.indexOf(close), 1);
      queueMicrotask(settle);
    };
  }, [open]);
}

/** Listens for Back on behalf of all sheets; once, around all screens that have some. */
export function useSheetHistory(): void {
  useEffect(() => {
    window.addEventListener('popstate', onPopState);
    // A page that was left or loaded anew under a sheet comes back without it.
    settle();
    return () => window.removeEventListener('popstate', onPopState);
  }, []);
}
