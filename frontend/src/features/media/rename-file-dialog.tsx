import { fileNameMax, type MediaFile } from '@contract/media';
import { visibleText } from '@contract/text-rule';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Field } from '@/ui/field';
import { Input } from '@/ui/input';

interface RenameFileDialogProps {
  file: MediaFile;
  onClose: () => void;
  onRename: (fileName: string) => void;
}

/** Another name for a file. The ending stays as it is. */
export function RenameFileDialog({ file, onClose, onRename }: RenameFileDialogProps) {
  const ending = /\.[^.]+$/.exec(file.fileName)?.[0] ?? '';
  const [name, setName] = useState(file.fileName.slice(0, file.fileName.length - ending.length));
  const trimmed = name.trim();
  return (
    <Dialog open onOpenChange={onClose} title="Rename file">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (visibleText(trimmed) === '') return;
          if (trimmed + ending !== file.fileName) onRename(trimmed + ending);
          onClose();
        }}
      >
        <Field label="File name" hint={ending && `It still ends in ${ending}`}>
          <Input
            value={name}
            maxLength={fileNameMax - ending.length}
            onChange={(event) => setName(event.target.value)}
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
