import type { Document } from '@contract/documents/document';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { api } from '@/lib/api';
import { Autosave } from './autosave';
import { cacheDocument } from '../documents-query';

/** Saves the open document while the artist types, and what is left when it is closed. */
export function useAutosave(document: Document) {
  const queryClient = useQueryClient();
  const [autosave] = useState(
    () =>
      new Autosave(document, {
        put: (markdown, baseVersion, isAutosave, title) =>
          api.put<Document>(`/api/documents/${document.id}`, {
            markdown,
            baseVersion,
            isAutosave,
            ...(title !== null && { title }),
          }),
        onSaved: (saved) => cacheDocument(queryClient, saved),
      }),
  );
  useEffect(() => {
    const close = autosave.open();
    const leave = (event: BeforeUnloadEvent) => {
      if (autosave.unsavedText !== null || autosave.unsavedTitle !== null) event.preventDefault();
    };
    const retry = () => autosave.saveInBackground();
    window.addEventListener('beforeunload', leave);
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('beforeunload', leave);
      window.removeEventListener('online', retry);
      close();
    };
  }, [autosave]);
  return { autosave, ...useStore(autosave.state) };
}
