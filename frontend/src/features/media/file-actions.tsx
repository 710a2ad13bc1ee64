import type { MediaFile } from '@contract/media/media';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { DropdownMenu, MenuItem } from '@/ui/menus/dropdown-menu';
import { DownloadLink } from './download-link';

export interface FileHandlers {
  onRename: (file: MediaFile) => void;
  onDelete: (file: MediaFile) => void;
}

interface FileActionsProps extends FileHandlers {
  file: MediaFile;
  /** A more specific name, where file names repeat. */
  name?: string;
}

/** Actions on a file. */
export function FileActions({ file, name = file.fileName, onRename, onDelete }: FileActionsProps) {
  return (
    <DropdownMenu
      label={`Actions for ${name}`}
      icon={<Ellipsis className="size-4.5" aria-hidden="true" />}
      className="flex size-11 shrink-0 items-center justify-center rounded-control text-muted hover:bg-bubble hover:text-ink"
    >
      <MenuItem asChild>
        <DownloadLink file={file} />
      </MenuItem>
      <MenuItem onOpenDialog={() => onRename(file)}>
        <Pencil className="size-4" aria-hidden="true" />
        Rename
      </MenuItem>
      <MenuItem isDestructive onOpenDialog={() => onDelete(file)}>
        <Trash2 className="size-4" aria-hidden="true" />
        Delete
      </MenuItem>
    </DropdownMenu>
  );
}
