import type { MediaFile } from '@contract/media';
import { useState } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { DownloadLink } from './download-link';

/** What is wide enough gets the width of the screen. */
const wide = 768;

/** An image at its full size as far as the screen has room, or a video to be played. */
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

/** Cameras write more than browsers read: what this one can't play can still be had. */
function Player({ file }: { file: MediaFile }) {
  const [canPlay, setCanPlay] = useState(true);
  if (!canPlay) {
    return (
      <div role="alert" className="flex flex-col items-start gap-4">
        <p>This video can’t be played here. It is kept as you uploaded it: download it to watch it.</p>
        <Button asChild>
          <DownloadLink file={file} />
        </Button>
      </div>
    );
  }
  return (
    // Nobody but its artist sees it; it comes as it was uploaded, without captions.
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
