import { Button } from '../button';

interface FormActionsProps {
  /** The submit button's label. */
  submitLabel: string;
  /** Submitting. */
  pending?: boolean;
  /** Nothing to submit yet. */
  disabled?: boolean;
  onCancel: () => void;
}

/** Cancel and submit buttons of a form in a dialog. */
export function FormActions({ submitLabel, pending, disabled, onCancel }: FormActionsProps) {
  return (
    <div className="tear-line mt-1 flex flex-wrap justify-end gap-3 pt-5">
      <Button variant="outline" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" pending={pending} disabled={disabled}>
        {submitLabel}
      </Button>
    </div>
  );
}
