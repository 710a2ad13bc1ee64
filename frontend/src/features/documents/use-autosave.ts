import type { Document } from '@contract/documents/document';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api, ApiError, sentenceOf } from '@/lib/api';
import { cacheDocument } from './documents-query';

/** Debounce of saving, in milliseconds. */
const pauseMs = 1200;

export type SaveState = { name: 'saved' | 'unsaved' | 'saving' } | { name: 'failed'; why: string };

export interface Conflict {
  /** This tab's text. */
  mine: string;
  /** The version saved by another tab or the assistant. */
  theirs: Document;
}

/** Saves while the artist types: one request at a time, each based on the previous version. */
export function useAutosave(document: Document, markdownOf: () => string) {
  const queryClient = useQueryClient();
  const [state, setState] = useState<SaveState>({ name: 'saved' });
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const saved = useRef({ version: document.version, markdown: document.markdown });
  const timer = useRef<number | undefined>(undefined);
  const running = useRef<Promise<void> | null>(null);
  const isDirty = useRef(false);
  const read = useRef(markdownOf);
  useEffect(() => {
    read.current = markdownOf;
  });

  const put = useCallback(
    async (markdown: string, baseVersion: number, isAutosave: boolean): Promise<Document> => {
      const next = await api.put<Document>(`/api/documents/${document.id}`, { markdown, baseVersion, isAutosave });
      saved.current = { version: next.version, markdown: next.markdown };
      cacheDocument(queryClient, next);
      return next;
    },
    [document.id, queryClient],
  );

  const save = useCallback(async (): Promise<void> => {
    window.clearTimeout(timer.current);
    if (running.current) await running.current;
    if (!isDirty.current) return;
    isDirty.current = false;
    const mine = read.current();
    setState({ name: 'saving' });
    running.current = put(mine, saved.current.version, true)
      .then(() => setState({ name: isDirty.current ? 'unsaved' : 'saved' }))
      .catch((error: unknown) => {
        isDirty.current = true;
        const theirs = error instanceof ApiError ? error.json?.document : undefined;
        if (theirs) setConflict({ mine, theirs });
        setState({ name: 'failed', why: sentenceOf(error) });
      })
      .finally(() => {
        running.current = null;
      });
    await running.current;
  }, [put]);

  const changed = useCallback(() => {
    isDirty.current = true;
    setState({ name: 'unsaved' });
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void save(), pauseMs);
  }, [save]);

  useEffect(() => {
    const leave = (event: BeforeUnloadEvent) => {
      if (isDirty.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', leave);
    return () => {
      window.removeEventListener('beforeunload', leave);
      // Save when the document is closed.
      void save();
    };
  }, [save]);

  /** Keeps one text as the newest version; the other remains as an older version. */
  const settle = useCallback(
    async (choice: 'mine' | 'theirs'): Promise<Document | null> => {
      if (!conflict) return null;
      const { mine, theirs } = conflict;
      try {
        let next = await put(mine, theirs.version, false);
        if (choice === 'theirs') next = await put(theirs.markdown, next.version, false);
        isDirty.current = false;
        setConflict(null);
        setState({ name: 'saved' });
        return next;
      } catch (error) {
        const newer = error instanceof ApiError ? error.json?.document : undefined;
        if (newer) setConflict({ mine, theirs: newer });
        setState({ name: 'failed', why: sentenceOf(error) });
        return null;
      }
    },
    [conflict, put],
  );

  /** Adopts a version saved elsewhere, unless there are unsaved changes. @returns whether it was adopted */
  const accept = useCallback((next: Document): boolean => {
    if (next.version <= saved.current.version) return false;
    if (isDirty.current || running.current) return false;
    saved.current = { version: next.version, markdown: next.markdown };
    return true;
  }, []);

  return { state, conflict, changed, save, settle, accept };
}
