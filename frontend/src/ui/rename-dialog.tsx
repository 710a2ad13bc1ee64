import { visibleText } from '@contract/text-rule';
import { useState } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { Field } from './field';
import { Input } from './input';

interface RenameDialogProps {
  title: string;
  /** What the field is called. */
  label: string;
  hint?: string;
  name: string;
  maxLength: number;
  onClose: () => void;
  /** Takes the trimmed name, when it is another one and not empty. */
  onRename: (name: string) => void;
}

/** Asks for another name. */
export function RenameDialog({ title, label, hint, name, maxLength, onClose, onRename }: RenameDialogProps) {
  const [typed, setTyped] = useState(name);
  const trimmed = typed.trim();
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      <form
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
        <div className="tear-line mt-6 flex justify-end gap-3 pt-5">
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={visibleText(trimmed) === ''}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
