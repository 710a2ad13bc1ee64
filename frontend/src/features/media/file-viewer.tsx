import type { MediaFile } from '@contract/media/media';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialogs/dialog';
import { DownloadLink } from './download-link';

/** Images and videos wider than this get a wider dialog. */
const wide = 768;

/** Shows an image as large as fits, or plays a video. */
export function FileViewer({ file, onClose }: { file: MediaFile; onClose: () => void }) {
  const { width, height } = file;
  const isWide = width !== null && height !== null && width > wide && width > 1.2 * height;
  return (
    <Dialog open onOpenChange={onClose} width={isWide ? 'xl' : 'lg'} title={file.fileName}>
      {file.fileType === 'video' ? (
        <Player file={file} />
      ) : (
        <img
          src={file.fileUrl}
          alt={file.fileName}
          width={width ?? undefined}
          height={height ?? undefined}
          className="mx-auto h-auto max-h-[70dvh] w-auto max-w-full rounded-control bg-bubble object-contain"
        />
      )}
    </Dialog>
  );
}

/** Plays a video, or offers it as a download if the browser doesn't support its format. */
function Player({ file }: { file: MediaFile }) {
  const [canPlay, setCanPlay] = useState(true);
  if (!canPlay) {
    return (
      <div role="alert" className="flex flex-col items-start gap-4">
        <p>Your browser can’t play this video. Download it to watch it.</p>
        <Button asChild>
          <DownloadLink file={file} />
        </Button>
      </div>
    );
  }
  return (
    // Only the artist who uploaded it sees it, so there are no captions.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      src={file.fileUrl}
      poster={file.thumbnailUrl ?? undefined}
      controls
      autoPlay
      playsInline
      aria-label={file.fileName}
      onError={() => setCanPlay(false)}
      className="max-h-[70dvh] w-full rounded-control bg-ink"
    />
  );
}
