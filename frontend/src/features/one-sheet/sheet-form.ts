import type { FactSource, FactSources, SheetContent, SheetDesign } from '@contract/one-sheets/one-sheet';
import { createContext, useContext } from 'react';

/** Shared state of the form's fields. */
export interface SheetForm {
  content: SheetContent;
  design: SheetDesign;
  chatId: string | null;
  /** The source of the fact at a place; undefined if unknown. */
  sourceOf: (place: string) => FactSource | undefined;
  changeContent: (content: SheetContent) => void;
  changeDesign: (design: SheetDesign) => void;
}

export const SheetFormContext = createContext<SheetForm | null>(null);

/** The surrounding form. @throws Error outside of one */
export function useSheetForm(): SheetForm {
  const form = useContext(SheetFormContext);
  if (!form) throw new Error('useSheetForm must be used within a SheetFormContext');
  return form;
}

/** The source of a fact if it is unchanged, `edit` otherwise. */
export function unchangedSource(
  sources: FactSources,
  place: string,
  now: unknown,
  before: unknown,
): FactSource | undefined {
  return JSON.stringify(now) === JSON.stringify(before) ? sources[place] : { from: 'edit' };
}
