import type { Api, Effort } from './model-request.js';

export type Ending = 'finished' | 'aborted' | 'cut' | 'error';

/** A model request in `GET /sandbox/ai/stats`. Times are milliseconds since 1970, null if not reached yet. */
export interface Generation {
  id: string;
  api: Api;
  model: string;
  effort: Effort;
  stream: boolean;
  /** The number of messages in the prompt. */
  messages: number;
  promptChars: number;
  startedAt: number;
  firstTokenAt: number | null;
  endedAt: number | null;
  how: Ending | null;
}

const kept = 50;

/** Counts requests and keeps the last 50 for tests and benchmarks. */
export class GenerationLog {
  private started = 0;
  private finished = 0;
  private aborted = 0;
  private ended = 0;
  private recent: Generation[] = [];

  start(
    generation: Pick<Generation, 'id' | 'api' | 'model' | 'effort' | 'stream' | 'messages' | 'promptChars'>,
  ): Generation {
    const entry = { ...generation, startedAt: Date.now(), firstTokenAt: null, endedAt: null, how: null };
    this.started += 1;
    this.recent = [...this.recent.slice(1 - kept), entry];
    return entry;
  }

  /** Only a generation's first end counts. */
  end(generation: Generation, how: Ending): void {
    if (generation.how !== null) return;
    generation.how = how;
    generation.endedAt = Date.now();
    this.ended += 1;
    if (how === 'finished') this.finished += 1;
    if (how === 'aborted') this.aborted += 1;
  }

  stats() {
    const { started, finished, aborted } = this;
    return { active: started - this.ended, started, finished, aborted, requests: this.recent };
  }
}
