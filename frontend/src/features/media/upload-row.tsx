import { CircleAlert, RotateCw, X } from 'lucide-react';
import { formatSize } from '@/lib/sizes';
import { IconButton } from '@/ui/icon-button';
import { ProgressBar } from '@/ui/progress-bar';
import { cancelUpload, retryUpload, type Upload } from './upload-queue';

/** An upload: its progress, or why it failed. */
export function UploadRow({ upload: { key, file, state, share, error } }: { upload: Upload }) {
  const isOver = state === 'failed' || state === 'refused';
  return (
    <li className="flex items-center gap-2 border-b border-line py-2 last:border-0">
      <div className="flex min-w-0 grow flex-col gap-1.5">
        <p className="flex items-baseline justify-between gap-3 text-[0.9375rem]">
          <span className="line-clamp-2 leading-snug font-semibold wrap-anywhere">{file.name}</span>
          <span className="shrink-0 text-sm text-muted">
            {state === 'waiting' && 'Waiting'}
            {state === 'sending' && (share < 1 ? `${Math.floor(share * 100)}% of ${formatSize(file.size)}` : 'Saving…')}
          </span>
        </p>
        {isOver ? (
          <p role="alert" className="flex items-start gap-1.5 text-sm font-medium text-danger">
            <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
            {error}
          </p>
        ) : (
          <ProgressBar label={`Uploading ${file.name}`} percent={Math.round(share * 100)} />
        )}
      </div>
      {state === 'failed' && (
        <IconButton label={`Try again: ${file.name}`} onClick={() => retryUpload(key)}>
          <RotateCw className="size-4.5" aria-hidden="true" />
        </IconButton>
      )}
      <IconButton label={isOver ? `Dismiss: ${file.name}` : `Cancel: ${file.name}`} onClick={() => cancelUpload(key)}>
        <X className="size-4.5" aria-hidden="true" />
      </IconButton>
    </li>
  );
}
