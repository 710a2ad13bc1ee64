/** What the two commands tell people: progress lines, and failures in one sentence. */

/** Something that was foreseen: its message is a sentence for people, printed without a stack. */
export class Failure extends Error {}

/**
 * Prints one line of progress.
 * @param {string} line
 */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * Prints why the command ends: the sentence of a `Failure`, the stack of anything else.
 * @param {unknown} error
 */
export function sayFailure(error) {
  const text = error instanceof Failure ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
}

/** A closed terminal must not turn the orderly stop that follows into a crash. */
export function surviveClosedOutput() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
