import { waveformPoints } from '../../../contract/media/media.js';

/** Samples per window at first; windows grow with the recording. */
const firstWindow = 1024;

/** Maximum number of windows: several per point, however the length divides. */
const mostWindows = waveformPoints * 32;

/**
 * Measures the loudness of a recording chunk by chunk in constant memory: when there are too many windows, neighbours
 * are merged.
 */
export class LoudnessMeter {
  private windows: number[] = [];
  private window = firstWindow;
  private sum = 0;
  private count = 0;
  private total = 0;

  /** Samples per channel heard so far. */
  get samples(): number {
    return this.total;
  }

  /** @param channels the next samples of each channel, from -1 to 1 */
  add(channels: readonly Float32Array[]): void {
    const length = channels[0]?.length ?? 0;
    for (let at = 0; at < length;) {
      const end = Math.min(length, at + this.window - this.count);
      for (const channel of channels) this.sum += powerOf(channel, at, end) / channels.length;
      this.count += end - at;
      at = end;
      if (this.count === this.window) this.close();
    }
    this.total += length;
  }

  /** The points from 0 to 100, the loudest being 100; null for a silent recording or one too short to show. */
  points(): number[] | null {
    const windows = this.count > 0 ? [...this.windows, this.sum / this.count] : this.windows;
    const levels = Array.from({ length: waveformPoints }, (_, point) => {
      const start = Math.floor((point * windows.length) / waveformPoints);
      const end = Math.max(start + 1, Math.floor(((point + 1) * windows.length) / waveformPoints));
      const part = windows.slice(start, end);
      return Math.sqrt(part.reduce((sum, power) => sum + power, 0) / part.length);
    });
    const loudest = Math.max(...levels);
    if (!(loudest > 0) || !Number.isFinite(loudest)) return null;
    return levels.map((level) => Math.round((level / loudest) * 100));
  }

  private close(): void {
    this.windows.push(this.sum / this.count);
    this.sum = 0;
    this.count = 0;
    if (this.windows.length < mostWindows) return;
    this.window *= 2;
    this.windows = Array.from(
      { length: mostWindows / 2 },
      (_, at) => ((this.windows[2 * at] ?? 0) + (this.windows[2 * at + 1] ?? 0)) / 2,
    );
  }
}

/** Hot path, hundreds of millions of samples: no callback, no iterator. */
function powerOf(samples: Float32Array, start: number, end: number): number {
  let sum = 0;
  for (let at = start; at < end; at += 1) {
    const sample = samples[at] ?? 0;
    sum += sample * sample;
  }
  return sum;
}
