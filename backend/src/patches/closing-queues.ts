import Bull from 'bull';

/** Bull's method that subscribes to job events. It is missing from its types. */
interface Subscribing {
  closing?: Promise<void>;
  _registerEvent: (eventName: string) => Promise<unknown>;
}

/**
 * `queue.on` drops the promise of its subscription. If closing cuts the connection, that rejection would end the
 * process during its shutdown: https://github.com/OptimalBits/bull/issues/1414 ("Error: Connection is closed"). Other
 * failures are still reported.
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
