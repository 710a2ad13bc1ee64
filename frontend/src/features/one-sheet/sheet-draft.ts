import type { OneSheet, SheetContent, SheetDesign, SheetVersion } from '@contract/one-sheets/one-sheet';
import {
  sheetContentProblem,
  sheetDesignProblem,
  type SheetListPlace,
  sheetLists,
  type SheetText,
  sheetTextAt,
  type SheetTextPlace,
  sheetTextProblem,
  sheetTexts,
  withSheetText,
} from '@contract/rules/sheet-rule';
import { sheetDrafts } from '@/lib/drafts';

/** An unsaved edit of a one-sheet. */
export interface SheetDraft {
  /** The version it is based on. */
  baseNumber: number;
  content: SheetContent;
  design: SheetDesign;
}

/** The newest version of a sheet; every sheet has at least one. */
export function newestOf({ versions }: OneSheet): SheetVersion {
  const newest = versions.at(-1);
  if (!newest) throw new Error('The one-sheet has no version');
  return newest;
}

/** An unchanged draft of a version. */
export function draftOf({ number, content, design }: SheetVersion): SheetDraft {
  return { baseNumber: number, content, design };
}

/** The unsaved draft from browser storage, or null. */
export function storedDraft(sheetId: string): SheetDraft | null {
  const kept = sheetDrafts.read(sheetId) as Partial<SheetDraft> | null;
  if (typeof kept?.baseNumber !== 'number') return null;
  // Accept drafts with invalid text, which can be corrected; ignore drafts of another shape, from an older version.
  const isWhole = sheetDesignProblem(kept.design) === undefined && typeof kept.content?.artistName === 'string';
  return isWhole && isReadable(kept.content) ? (kept as SheetDraft) : null;
}

/** Why a draft can't be saved, or undefined. */
export function draftProblem({ content, design }: SheetDraft): string | undefined {
  return sheetContentProblem(content) ?? sheetDesignProblem(design);
}

/** A draft whose invalid texts and lists are replaced by those of an earlier, valid content. */
export function withLastValid(content: SheetContent, valid: SheetContent): SheetContent {
  let next = content;
  for (const [place, rule] of Object.entries(sheetTexts) as [SheetTextPlace, SheetText][]) {
    if (sheetTextProblem(sheetTextAt(next, place), rule) === undefined) continue;
    next = withSheetText(next, place, sheetTextAt(valid, place));
  }
  for (const place of Object.keys(sheetLists) as SheetListPlace[]) {
    const isRight = sheetContentProblem({ ...valid, [place]: next[place] }) === undefined;
    if (!isRight) next = { ...next, [place]: valid[place] };
  }
  return sheetContentProblem(next) === undefined ? next : valid;
}

/** Whether a draft differs from a version. */
export function isChanged(draft: SheetDraft, version: SheetVersion): boolean {
  return !isSame(draft.content, version.content) || !isSame(draft.design, version.design);
}

function isReadable(content: SheetContent | undefined): boolean {
  const problem = sheetContentProblem(content);
  return problem === undefined || /at most|valid URL|must not be empty|half of a character/i.test(problem);
}

/** Deep equality, regardless of key order. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [first, second] = [Object.entries(a), Object.entries(b)];
  return (
    first.length === second.length &&
    first.every(([name, value]) => isSame(value, (b as Record<string, unknown>)[name]))
  );
}
