import { createContext, useContext } from 'react';

/** What a control needs in order to belong to the Field around it. */
export interface FieldContextValue {
  id: string;
  describedBy?: string;
  isInvalid: boolean;
}

export const FieldContext = createContext<FieldContextValue | null>(null);

/** The attributes that tie a control to the label, hint and error of the Field around it; none outside of one. */
export function useFieldAttributes() {
  const field = useContext(FieldContext);
  if (!field) return {};
  return { id: field.id, 'aria-describedby': field.describedBy, 'aria-invalid': field.isInvalid || undefined };
}
