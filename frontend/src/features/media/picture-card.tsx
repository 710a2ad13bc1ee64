import type { MediaFile } from '@contract/media/media';
import { ImageIcon, Play, Video } from 'lucide-react';
import { formatSize } from '@/lib/sizes';
import { FileActions, type FileHandlers } from './file-actions';
import { formatLength } from './file-times';

interface PictureCardProps extends FileHandlers {
  file: MediaFile;
  onOpen: (file: MediaFile) => void;
}

/** An image, or a video shown by its poster frame. */
export function PictureCard({ file, onOpen, ...handlers }: PictureCardProps) {
  const isVideo = file.fileType === 'video';
  const Icon = isVideo ? Video : ImageIcon;
  return (
    <li className="min-w-0">
      <button
        type="button"
        aria-label={`${isVideo ? 'Play' : 'View'} ${file.fileName}`}
        onClick={() => onOpen(file)}
        className="outline-ink group relative flex aspect-4/3 w-full items-center justify-center overflow-hidden rounded-control bg-bubble"
      >
        {file.thumbnailUrl ? (
          <img
            src={file.thumbnailUrl}
            alt=""
            loading="lazy"
            className="size-full object-cover object-[center_30%] transition-transform group-hover:scale-[1.03] motion-reduce:transition-none"
          />
        ) : (
          <Icon className="size-8 text-muted" aria-hidden="true" />
        )}
        {isVideo && (
          <span className="absolute bottom-2 left-2 flex items-center gap-1 rounded-control bg-ink px-1.5 py-0.5 text-sm font-semibold text-paper">
            <Play className="size-3.5 fill-current" aria-hidden="true" />
            {file.durationSeconds !== null && formatLength(file.durationSeconds)}
          </span>
        )}
      </button>
      <div className="-mr-3 flex items-start">
        <div className="mt-1.5 min-w-0 grow">
          <p className="line-clamp-2 text-[0.9375rem] leading-snug font-semibold wrap-anywhere" title={file.fileName}>
            {file.fileName}
          </p>
          <p className="truncate text-sm text-muted">
            {file.width && file.height && <span className="max-md:hidden">{`${file.width} × ${file.height}, `}</span>}
            {formatSize(file.sizeBytes)}
          </p>
        </div>
        <FileActions file={file} {...handlers} />
      </div>
    </li>
  );
}
