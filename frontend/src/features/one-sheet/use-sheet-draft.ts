import type { OneSheet, SheetVersion } from '@contract/one-sheet';
import { useState } from 'react';
import { sheetDrafts } from '@/lib/drafts';
import { draftOf, isChanged, keptDraft, newestOf, type SheetDraft } from './sheet-draft';

/** The version that is being edited. What is not saved outlives a reload. */
export function useSheetDraft(sheet: OneSheet) {
  const newest = newestOf(sheet);
  const [draft, setDraft] = useState<SheetDraft>(() => keptDraft(sheet.id) ?? draftOf(newest));
  const base = sheet.versions.find(({ number }) => number === draft.baseNumber) ?? newest;

  const change = (next: SheetDraft): void => {
    setDraft(next);
    sheetDrafts.write(sheet.id, isChanged(next, base) ? next : null);
  };
  /** Begins anew from a version. */
  const reset = (version = newest): void => {
    sheetDrafts.write(sheet.id, null);
    setDraft(draftOf(version));
  };
  /** A draft was saved as a version. What was typed meanwhile goes on from there. */
  const saved = (sent: SheetDraft, version: SheetVersion): void => {
    const isTypedOn = draft.content !== sent.content || draft.design !== sent.design;
    if (!isTypedOn) return reset(version);
    const next = { ...draft, baseNumber: version.number };
    setDraft(next);
    sheetDrafts.write(sheet.id, isChanged(next, version) ? next : null);
  };
  return {
    draft,
    base,
    isDirty: isChanged(draft, base),
    /** Somebody saved a version since this one was begun. */
    isStale: base.number !== newest.number,
    change,
    reset,
    saved,
  };
}
