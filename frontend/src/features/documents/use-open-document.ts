import { useCallback } from 'react';
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
