import { CircleAlert } from 'lucide-react';
import { useId, useMemo, type ReactNode } from 'react';
import { FieldContext } from './field-context';

interface FieldProps {
  label: string;
  /** Help text; replaced by the error. */
  hint?: string;
  /** The error message. */
  error?: string;
  /** Reserves a line for the error, so nothing moves. */
  keepsLine?: boolean;
  /** Shown below the control, beside the hint. */
  aside?: ReactNode;
  /** One Input, PasswordInput or Textarea. */
  children: ReactNode;
}

/** A control with its label, hint and error, connected for screen readers. */
export function Field({ label, hint, error, keepsLine = false, aside, children }: FieldProps) {
  const id = useId();
  const hintId = hint && !error ? `${id}hint` : undefined;
  const errorId = error ? `${id}error` : undefined;
  const describedBy = errorId ?? hintId;
  const context = useMemo(() => ({ id, describedBy, isInvalid: !!error }), [id, describedBy, error]);
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="self-start font-semibold">
        {label}
      </label>
      <FieldContext.Provider value={context}>{children}</FieldContext.Provider>
      {(hintId || aside) && (
        <div className="flex flex-wrap justify-between gap-x-4 text-sm empty:hidden">
          {hintId && (
            <p id={hintId} className="text-muted">
              {hint}
            </p>
          )}
          {aside}
        </div>
      )}
      {error && (
        <p id={errorId} role="alert" className="flex items-start gap-1.5 text-sm font-medium text-danger">
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {error}
        </p>
      )}
      {keepsLine && !hint && !error && (
        <span aria-hidden="true" className="text-sm">
          &nbsp;
        </span>
      )}
    </div>
  );
}
