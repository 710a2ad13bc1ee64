import { waveformPoints } from '@contract/media/media';
import { formatLength } from './file-times';

interface WaveformProps {
  /** Amplitudes from 0 to 100; null if unknown. */
  points: readonly number[] | null;
  /** Seconds; 0 if unknown. */
  length: number;
  position: number;
  label: string;
  onSeek: (seconds: number) => void;
}

const height = 32;

/** A song's waveform with the played part coloured; drag to seek. */
export function Waveform({ points, length, position, label, onSeek }: WaveformProps) {
  const share = length > 0 ? position / length : 0;
  const bars = points ?? Array.from({ length: waveformPoints }, () => 0);
  return (
    <div className="relative my-1 h-8 rounded-control has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <svg
        viewBox={`0 0 ${bars.length * 3} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="size-full"
      >
        {bars.map((point, at) => {
          const tall = Math.max(2, (point / 100) * height);
          return (
            <rect
              // Bars have no identity other than their index.
              key={at}
              x={at * 3}
              y={(height - tall) / 2}
              width={2}
              height={tall}
              className={at / bars.length < share ? 'fill-signal' : 'fill-muted'}
            />
          );
        })}
      </svg>
      {length > 0 && (
        <input
          type="range"
          aria-label={label}
          aria-valuetext={`${formatLength(position)} of ${formatLength(length)}`}
          min={0}
          max={length}
          step={1}
          value={Math.min(position, length)}
          onChange={({ target }) => onSeek(Number(target.value))}
          // Taller than it looks, as a touch target.
          className="absolute inset-x-0 -inset-y-1.5 h-11 w-full cursor-pointer opacity-0"
        />
      )}
    </div>
  );
}
