import type { MediaFile } from '@contract/media';
import { Dialog } from '@/ui/dialog';

/** An image at its full size as far as the screen has room, or a video to be played. */
export function FileViewer({ file, onClose }: { file: MediaFile; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} width="lg" title={file.fileName}>
      {file.fileType === 'video' ? (
        // Nobody but its artist sees it; it comes as it was uploaded, without captions.
        // eslint-disable-next-line jsx-a11y/media-has-caption
        <video
          src={file.fileUrl}
          poster={file.thumbnailUrl ?? undefined}
          controls
          autoPlay
          playsInline
          aria-label={file.fileName}
          className="max-h-[70dvh] w-full rounded-control bg-ink"
        />
      ) : (
        <img
          src={file.fileUrl}
          alt={file.fileName}
          width={file.width ?? undefined}
          height={file.height ?? undefined}
          className="mx-auto h-auto max-h-[70dvh] w-auto max-w-full rounded-control bg-bubble object-contain"
        />
      )}
    </Dialog>
  );
}
