import type { MediaFile } from '@contract/media/media';
import { Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatSize } from '@/lib/sizes';
import { toast } from '@/ui/toasts/toast-store';
import { FileActions, type FileHandlers } from './file-actions';
import { formatLength } from './file-times';
import { Waveform } from './waveform';

/** Only one song plays at a time. */
let nowPlaying: HTMLAudioElement | null = null;

/** A song with its player. */
export function SongRow({ file, ...handlers }: FileHandlers & { file: MediaFile }) {
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const length = file.durationSeconds ?? 0;

  const toggle = () => {
    const player = audio.current;
    if (!player) return;
    if (isPlaying) return player.pause();
    if (nowPlaying !== player) nowPlaying?.pause();
    nowPlaying = player;
    player
      .play()
      .catch(() => toast({ title: `“${file.fileName}” can't be played in this browser`, variant: 'destructive' }));
  };
  const seek = (to: number) => {
    setSeconds(to);
    if (audio.current) audio.current.currentTime = to;
  };

  return (
    <li className="flex items-center gap-3 border-b border-line py-2.5 last:border-0">
      <button
        type="button"
        aria-label={`${isPlaying ? 'Pause' : 'Play'} ${file.fileName}`}
        onClick={toggle}
        className="flex size-11 shrink-0 items-center justify-center rounded-full bg-ink text-paper active:translate-y-px"
      >
        {isPlaying ? (
          <Pause className="size-5 fill-current" aria-hidden="true" />
        ) : (
          <Play className="ml-0.5 size-5 fill-current" aria-hidden="true" />
        )}
      </button>
      {/* The artist's own song: no captions needed. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio
        ref={audio}
        src={file.fileUrl}
        preload="none"
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onEnded={() => seek(0)}
        onTimeUpdate={({ currentTarget }) => setSeconds(currentTarget.currentTime)}
      />
      <div className="min-w-0 grow">
        <p className="line-clamp-2 leading-snug font-semibold wrap-anywhere" title={file.fileName}>
          {file.title ?? file.fileName}
        </p>
        <Waveform
          points={file.waveform}
          length={length}
          position={seconds}
          label={`Position in ${file.fileName}`}
          onSeek={seek}
        />
        <p className="flex justify-between gap-x-3 text-sm text-muted">
          <span className="min-w-0 truncate">{file.title ? file.fileName : formatSize(file.sizeBytes)}</span>
          {length > 0 && (
            <span className="shrink-0 tabular-nums">
              {formatLength(seconds)} / {formatLength(length)}
            </span>
          )}
        </p>
      </div>
      <FileActions file={file} {...handlers} />
    </li>
  );
}
