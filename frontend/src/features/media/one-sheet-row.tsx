import type { MediaFile } from '@contract/media/media';
import { Download, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMoment } from '@/lib/dates';
import { formatSize } from '@/lib/sizes';
import { IconButton } from '@/ui/icon-button';
import { FileActions, type FileHandlers } from './file-actions';

interface OneSheetRowProps extends FileHandlers {
  file: MediaFile;
  /** Additional actions. */
  actions?: ReactNode;
}

/** A one-sheet with its thumbnail and actions. */
export function OneSheetRow({ file, actions, ...handlers }: OneSheetRowProps) {
  // All versions have the same file name.
  const name = `${file.fileName}, ${formatMoment(file.createdAt)}`;
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-b border-line py-2.5 last:border-0">
      <div className="flex h-16 w-12 shrink-0 items-center justify-center overflow-hidden border border-line bg-paper">
        {file.thumbnailUrl ? (
          <img src={file.thumbnailUrl} alt="" loading="lazy" className="size-full object-cover object-top" />
        ) : (
          <FileText className="size-5 text-muted" aria-hidden="true" />
        )}
      </div>
      {/* The buttons wrap below if there is too little room for the name. */}
      <div className="min-w-0 flex-[1_1_9rem]">
        <p className="line-clamp-3 leading-snug font-semibold wrap-anywhere" title={file.fileName}>
          {file.fileName}
        </p>
        <p className="text-sm text-muted">
          {formatMoment(file.createdAt)}, {formatSize(file.sizeBytes)}
        </p>
      </div>
      <div className="ml-auto flex items-center gap-3">
        {actions}
        <IconButton
          label={`Download ${name}`}
          className="max-md:hidden"
          onClick={() => window.location.assign(`${file.fileUrl}?download`)}
        >
          <Download className="size-4.5" aria-hidden="true" />
        </IconButton>
        <FileActions file={file} name={name} {...handlers} />
      </div>
    </li>
  );
}
