import { Button } from './button';

interface FormActionsProps {
  /** What the sending button does, in a word or two. */
  submitLabel: string;
  /** What was sent is under way. */
  pending?: boolean;
  /** There is nothing to send yet. */
  disabled?: boolean;
  onCancel: () => void;
}

/** The end of a form in a dialog: the way out, and the button that sends it. */
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
