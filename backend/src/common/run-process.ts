import type { INestApplicationContext } from '@nestjs/common';
import type { Logger } from 'pino';

/** Closes the application when the process is asked to end: a signal, or the death of the parent that started it. */
export function closeOnRequest(app: INestApplicationContext, log: Logger): void {
  let isClosing = false;
  const close = (): void => {
    if (isClosing) return;
    isClosing = true;
    app.close().then(
      () => process.exit(0),
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

/** Says in one sentence why a process can't start, and ends it. */
export function refuseToStart(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
