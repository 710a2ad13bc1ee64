import { createContext, useContext } from 'react';

/** What a control needs from the Field around it. */
export interface FieldContextValue {
  id: string;
  describedBy?: string;
  isInvalid: boolean;
}

export const FieldContext = createContext<FieldContextValue | null>(null);

/** Attributes that connect a control to the label, hint and error of its Field; empty outside of one. */
export function useFieldAttributes() {
  const field = useContext(FieldContext);
  if (!field) return {};
  return { id: field.id, 'aria-describedby': field.describedBy, 'aria-invalid': field.isInvalid || undefined };
}
