import { CircleAlert } from 'lucide-react';
import { useId, useMemo, type ReactNode } from 'react';
import { FieldContext } from './field-context';

interface FieldProps {
  label: string;
  /** What to write, said before it goes wrong; an error takes its place. */
  hint?: string;
  /** What is wrong, as a sentence. */
  error?: string;
  /** Sits at the end of the label's line, for instance a link. */
  aside?: ReactNode;
  /** One Input, PasswordInput or Textarea. */
  children: ReactNode;
}

/** Label, control, hint and error as one: the control is named and described for screen readers. */
export function Field({ label, hint, error, aside, children }: FieldProps) {
  const id = useId();
  const hintId = hint && !error ? `${id}hint` : undefined;
  const errorId = error ? `${id}error` : undefined;
  const describedBy = errorId ?? hintId;
  const context = useMemo(() => ({ id, describedBy, isInvalid: !!error }), [id, describedBy, error]);
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {aside}
      </div>
      <FieldContext.Provider value={context}>{children}</FieldContext.Provider>
      {hint && !error && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} role="alert" className="flex items-start gap-1.5 text-sm font-medium text-danger">
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}
