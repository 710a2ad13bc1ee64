import type { MediaFile } from '@contract/media/media';
import { FileText, Music } from 'lucide-react';
import { sentenceOf } from '@/lib/api';
import { Dialog } from '@/ui/dialogs/dialog';
import { Spinner } from '@/ui/spinner';
import { useMedia } from './media-query';

interface LibraryPickerProps {
  onPick: (file: MediaFile) => void;
  onClose: () => void;
}

/** Picks a picture, song or one-sheet from the library. */
export function LibraryPicker({ onPick, onClose }: LibraryPickerProps) {
  const { data: files, error } = useMedia();
  const choices = files?.filter(({ fileType }) => fileType !== 'video');
  return (
    <Dialog open onOpenChange={onClose} title="Attach from your library">
      {!choices && !error && <Spinner label="Loading your library" />}
      {error && <p className="text-danger">{sentenceOf(error)}</p>}
      {choices?.length === 0 && (
        <p className="text-muted">Your library is empty. Attach a file from this device instead.</p>
      )}
      <ul className="flex flex-col gap-1">
        {choices?.map((file) => (
          <li key={file.id}>
            <button
              type="button"
              className="flex min-h-12 w-full items-center gap-3 rounded-control px-2 text-left hover:bg-bubble"
              onClick={() => {
                onPick(file);
                onClose();
              }}
            >
              {file.thumbnailUrl ? (
                <img src={file.thumbnailUrl} alt="" className="size-10 shrink-0 rounded-[2px] object-cover" />
              ) : (
                <span className="flex size-10 shrink-0 items-center justify-center text-muted" aria-hidden="true">
                  {file.fileType === 'audio' ? <Music className="size-5" /> : <FileText className="size-5" />}
                </span>
              )}
              <span dir="auto" className="min-w-0 truncate">
                {file.fileName}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
