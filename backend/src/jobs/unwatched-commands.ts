import Bull from 'bull';

/** The step by which a queue subscribes to what is said of jobs: `on` calls it and lets go of its promise. Not in its types. */
interface Subscribing {
  closing?: Promise<void>;
  _registerEvent: (eventName: string) => Promise<unknown>;
}

/**
 * Makes it nothing that a queue's closing connection cuts off its subscription: as a rejection that nobody catches, it would
 * end the process in the middle of its shutdown. Whatever else goes wrong is still heard of.
 */
export function allowCutsByClosing(): void {
  const queues = Bull.prototype as unknown as Subscribing;
  const subscribe = queues._registerEvent;
  queues._registerEvent = function (eventName) {
    return subscribe.call(this, eventName).catch((error: unknown) => {
      if (!this.closing) throw error;
    });
  };
}
