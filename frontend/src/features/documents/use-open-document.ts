import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The document beside the chat, kept in the URL (`/chat?c=…&document=…`) so reload and Back work. */
export function useOpenDocument() {
  const [query, setQuery] = useSearchParams();
  const id = query.get('document');
  const set = useCallback(
    (next: string | null) =>
      setQuery((present) => {
        const changed = new URLSearchParams(present);
        if (next) changed.set('document', next);
        else changed.delete('document');
        return changed;
      }),
    [setQuery],
  );
  return { documentId: id, openDocument: set, closeDocument: useCallback(() => set(null), [set]) };
}

/**
 * Focuses a document that opens in place of the chat, and returns the focus when a document that had it is closed: to where
 * it was, or to the chat. A document that opens beside the chat takes no focus: the artist may be typing.
 * @param isAlone whether the document replaces the chat
 * @returns the ref of the document's container
 */
export function useDocumentFocus(documentId: string | null, isAlone: boolean): RefObject<HTMLDivElement | null> {
  const pane = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  const shown = useRef(documentId);
  useLayoutEffect(() => {
    if (shown.current === documentId) return;
    shown.current = documentId;
    const { activeElement } = document;
    if (documentId !== null) {
      if (pane.current?.contains(activeElement)) return;
      opener.current = activeElement;
      if (isAlone) pane.current?.focus({ preventScroll: true });
    } else if (activeElement === document.body) {
      const last = opener.current;
      const isThere = last instanceof HTMLElement && last !== document.body && last.checkVisibility();
      (isThere ? last : document.getElementById('main'))?.focus({ preventScroll: true });
    }
  }, [documentId, isAlone]);
  return pane;
}
