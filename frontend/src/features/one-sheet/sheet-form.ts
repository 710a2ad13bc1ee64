import type { FactSource, FactSources, SheetContent, SheetDesign } from '@contract/one-sheet';
import { createContext, useContext } from 'react';

/** What the parts of the form work on. */
export interface SheetForm {
  content: SheetContent;
  design: SheetDesign;
  chatId: string | null;
  /** Where what stands at a place comes from; undefined where it was changed since. */
  sourceOf: (place: string) => FactSource | undefined;
  changeContent: (content: SheetContent) => void;
  changeDesign: (design: SheetDesign) => void;
}

export const SheetFormContext = createContext<SheetForm | null>(null);

/** The form that a part of it stands in. @throws Error outside of one */
export function useSheetForm(): SheetForm {
  const form = useContext(SheetFormContext);
  if (!form) throw new Error('A part of the form outside of it');
  return form;
}

/** The source of a place whose words are as they were. */
export function unchangedSource(
  sources: FactSources,
  place: string,
  now: unknown,
  before: unknown,
): FactSource | undefined {
  return JSON.stringify(now) === JSON.stringify(before) ? sources[place] : { from: 'edit' };
}
