import { fileNameMax, type MediaFile } from '@contract/media/media';
import { RenameDialog } from '@/ui/dialogs/rename-dialog';

interface RenameFileDialogProps {
  file: MediaFile;
  onClose: () => void;
  onRename: (fileName: string) => void;
}

/** Renames a file; its extension stays. */
export function RenameFileDialog({ file, onClose, onRename }: RenameFileDialogProps) {
  const ending = /\.[^.]+$/.exec(file.fileName)?.[0] ?? '';
  return (
    <RenameDialog
      title="Rename file"
      label="File name"
      hint={ending && `Keeps its ${ending} extension`}
      name={file.fileName.slice(0, file.fileName.length - ending.length)}
      maxLength={fileNameMax - ending.length}
      onClose={onClose}
      onRename={(name) => onRename(name + ending)}
    />
  );
}
