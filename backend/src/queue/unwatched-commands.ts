import Bull from 'bull';

/** The library's steps whose outcome nobody looks at: its own types know the second one alone. */
interface Steps {
  closing?: Promise<void>;
  /** Subscribes to what is said of jobs; `on` calls it and lets go of its promise. */
  _registerEvent: (...args: unknown[]) => Promise<unknown>;
  /** Takes up work; the decorators of processors let go of its promise. */
  process: (...args: unknown[]) => Promise<unknown>;
}

/**
 * Makes it nothing that a queue's closing connection cuts off what the queue had begun by itself: as a rejection that nobody
 * catches, it would end the process in the middle of its shutdown. Whatever else goes wrong is still heard of.
 */
export function allowCutsByClosing(): void {
  const queues = Bull.prototype as unknown as Steps;
  for (const step of ['_registerEvent', 'process'] as const) {
    const take = queues[step];
    queues[step] = function (this: Steps, ...args) {
      const taken = take.apply(this, args);
      taken.catch((error: unknown) => {
        if (!this.closing) throw error;
      });
      return taken;
    };
  }
}
