import type { OneSheet, SheetVersion } from '@contract/one-sheets/one-sheet';
import { useState } from 'react';
import { sheetDrafts } from '@/lib/drafts';
import { draftOf, isChanged, storedDraft, newestOf, type SheetDraft } from './sheet-draft';

/** The draft being edited. Unsaved changes survive a reload. */
export function useSheetDraft(sheet: OneSheet) {
  const newest = newestOf(sheet);
  const [draft, setDraft] = useState<SheetDraft>(() => storedDraft(sheet.id) ?? draftOf(newest));
  const base = sheet.versions.find(({ number }) => number === draft.baseNumber) ?? newest;

  const change = (next: SheetDraft): void => {
    setDraft(next);
    sheetDrafts.write(sheet.id, isChanged(next, base) ? next : null);
  };
  /** Discards the draft and starts from a version. */
  const reset = (version = newest): void => {
    sheetDrafts.write(sheet.id, null);
    setDraft(draftOf(version));
  };
  /** Called when a draft was saved. Changes made in the meantime are rebased onto the new version. */
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
    /** A newer version was saved since the draft was started. */
    isStale: base.number !== newest.number,
    change,
    reset,
    saved,
  };
}
