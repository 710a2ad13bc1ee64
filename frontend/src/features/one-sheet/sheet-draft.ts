import type { OneSheet, SheetContent, SheetDesign, SheetVersion } from '@contract/one-sheet';
import { sheetContentProblem, sheetDesignProblem } from '@contract/sheet-rule';
import { sheetDrafts } from '@/lib/drafts';

/** A version that is being edited. */
export interface SheetDraft {
  /** The version that it was begun from. */
  baseNumber: number;
  content: SheetContent;
  design: SheetDesign;
}

/** The newest version of a sheet. Every sheet has one. */
export function newestOf({ versions }: OneSheet): SheetVersion {
  const newest = versions.at(-1);
  if (!newest) throw new Error('A one-sheet without a version');
  return newest;
}

/** A version as it is before anything is changed. */
export function draftOf({ number, content, design }: SheetVersion): SheetDraft {
  return { baseNumber: number, content, design };
}

/** What was left unsaved of a sheet, where this browser kept it; null otherwise. */
export function keptDraft(sheetId: string): SheetDraft | null {
  const kept = sheetDrafts.read(sheetId) as Partial<SheetDraft> | null;
  if (typeof kept?.baseNumber !== 'number') return null;
  // A text that is too long was typed here and may be corrected here; what has another shape is of an earlier product.
  const isWhole = sheetDesignProblem(kept.design) === undefined && typeof kept.content?.artistName === 'string';
  return isWhole && isReadable(kept.content) ? (kept as SheetDraft) : null;
}

/** What is wrong with a draft, as a sentence; undefined when it can be saved. */
export function draftProblem({ content, design }: SheetDraft): string | undefined {
  return sheetContentProblem(content) ?? sheetDesignProblem(design);
}

/** Whether a draft says or shows something else than a version. */
export function isChanged(draft: SheetDraft, version: SheetVersion): boolean {
  return !isSame(draft.content, version.content) || !isSame(draft.design, version.design);
}

function isReadable(content: SheetContent | undefined): boolean {
  const problem = sheetContentProblem(content);
  return problem === undefined || /at most|valid URL|must not be empty|half of a character/i.test(problem);
}

/** Whether two values hold the same, in whatever order their parts come. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const [first, second] = [Object.entries(a), Object.entries(b)];
  return (
    first.length === second.length &&
    first.every(([name, value]) => isSame(value, (b as Record<string, unknown>)[name]))
  );
}
