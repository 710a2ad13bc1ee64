import { visibleText } from '@contract/rules/text-rule';
import { useState } from 'react';
import { Dialog } from './dialog';
import { Field } from '../forms/field';
import { FormActions } from '../forms/form-actions';
import { Input } from '../forms/input';

interface RenameDialogProps {
  title: string;
  /** The field's label. */
  label: string;
  hint?: string;
  name: string;
  maxLength: number;
  onClose: () => void;
  /** Called with the trimmed name if it changed and is not empty. */
  onRename: (name: string) => void;
}

/** A dialog with one field for a new name. */
export function RenameDialog({ title, label, hint, name, maxLength, onClose, onRename }: RenameDialogProps) {
  const [typed, setTyped] = useState(name);
  const trimmed = typed.trim();
  return (
    <Dialog open onOpenChange={onClose} title={title} isChanged={trimmed !== '' && trimmed !== name}>
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (visibleText(trimmed) === '') return;
          if (trimmed !== name) onRename(trimmed);
          onClose();
        }}
      >
        <Field label={label} hint={hint}>
          <Input
            value={typed}
            maxLength={maxLength}
            onChange={(event) => setTyped(event.target.value)}
            onFocus={(event) => event.target.select()}
          />
        </Field>
        <FormActions submitLabel="Save" disabled={visibleText(trimmed) === ''} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
