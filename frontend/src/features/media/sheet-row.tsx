import type { MediaFile } from '@contract/media';
import { Download, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatSize } from '@/lib/sizes';
import { IconButton } from '@/ui/icon-button';
import { FileActions, type FileHandlers } from './file-actions';

interface SheetRowProps extends FileHandlers {
  file: MediaFile;
  /** What else can be done with a sheet. */
  actions?: ReactNode;
}

/** A one-sheet: its page small, to be downloaded. */
export function SheetRow({ file, actions, ...handlers }: SheetRowProps) {
  return (
    <li className="flex items-center gap-3 border-b border-line py-2.5 last:border-0">
      <div className="flex h-16 w-12 shrink-0 items-center justify-center overflow-hidden border border-line bg-paper">
        {file.thumbnailUrl ? (
          <img src={file.thumbnailUrl} alt="" loading="lazy" className="size-full object-cover object-top" />
        ) : (
          <FileText className="size-5 text-muted" aria-hidden="true" />
        )}
      </div>
      <div className="min-w-0 grow">
        <p className="line-clamp-3 leading-snug font-semibold wrap-anywhere" title={file.fileName}>
          {file.fileName}
        </p>
        <p className="text-sm text-muted">PDF, {formatSize(file.sizeBytes)}</p>
      </div>
      {actions}
      <IconButton
        label={`Download ${file.fileName}`}
        className="max-md:hidden"
        onClick={() => window.location.assign(`${file.fileUrl}?download`)}
      >
        <Download className="size-4.5" aria-hidden="true" />
      </IconButton>
      <FileActions file={file} {...handlers} />
    </li>
  );
}
