/** Console output of the commands: progress lines, and failures in one sentence. */

/** An expected failure: its message is a sentence for people, printed without a stack. */
export class Failure extends Error {}

/**
 * Prints a progress line.
 * @param {string} line
 */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * Prints why the command ends: a `Failure`'s sentence, or the stack of any other error.
 * @param {unknown} error
 */
export function sayFailure(error) {
  const text = error instanceof Failure ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
}

/** A closed terminal must not crash the shutdown that follows. */
export function surviveClosedOutput() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
