import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';

const shortestDelayMs = 50;
const longestDelayMs = 1000;
/** After a write, pause for this many times its duration, so a large state doesn't keep the process busy. */
const pausePerWrite = 10;

/**
 * A JSON value in memory that is written to a file soon after each change, so a killed process loses at most the last
 * moments. The file is replaced atomically.
 */
export class DiskState<T> {
  private timer: NodeJS.Timeout | undefined;
  private delayMs = shortestDelayMs;
  private writing: Promise<void> = Promise.resolve();

  private constructor(
    private readonly path: string,
    readonly value: T,
  ) {}

  /** Reads the file if it exists. Throws a readable sentence if it is invalid. */
  static open<T extends object>(path: string, initial: () => T): DiskState<T> {
    let text: string;
    try {
      text = readFileSync(path, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      return new DiskState(path, initial());
    }
    try {
      return new DiskState(path, { ...initial(), ...(JSON.parse(text) as T) });
    } catch {
      throw new Error(`The sandbox cannot read ${path}: it is not JSON. Remove it to begin afresh.`);
    }
  }

  /** Schedules a write after a change. */
  changed(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.writing = this.writing
        .then(() => this.write())
        .catch((error: unknown) => {
          console.error(`The sandbox cannot write ${this.path}:`, error);
        });
    }, this.delayMs);
  }

  /** Writes pending changes immediately. */
  async flush(): Promise<void> {
    await this.writing;
    if (!this.timer) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    writeFileSync(`${this.path}.new`, JSON.stringify(this.value));
    renameSync(`${this.path}.new`, this.path);
  }

  private async write(): Promise<void> {
    const began = performance.now();
    await writeFile(`${this.path}.new`, JSON.stringify(this.value));
    await rename(`${this.path}.new`, this.path);
    const pause = (performance.now() - began) * pausePerWrite;
    this.delayMs = Math.min(longestDelayMs, Math.max(shortestDelayMs, pause));
  }
}
