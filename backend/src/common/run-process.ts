import type { INestApplicationContext } from '@nestjs/common';
import { performance } from 'node:perf_hooks';
import type { Logger } from 'pino';

/**
 * Closes the application on a signal or when the parent process dies, and logs the start and end of that.
 * @param afterwards anything left to do then
 */
export function closeOnRequest(
  app: INestApplicationContext,
  log: Logger,
  afterwards: () => Promise<void> = () => Promise.resolve(),
): void {
  let isClosing = false;
  const close = (): void => {
    if (isClosing) return;
    isClosing = true;
    const beganAt = performance.now();
    log.info('Stopping');
    const closed = app.close().then(afterwards);
    closed.then(
      () => {
        log.info({ seconds: Math.round((performance.now() - beganAt) / 100) / 10, msg: 'Stopped' });
        process.exit(0);
      },
      (error: unknown) => {
        log.error({ err: error, msg: 'The process did not close cleanly' });
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
  process.on('disconnect', close);
}

/** Prints in one sentence why the process can’t start, and exits. */
export function refuseToStart(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
