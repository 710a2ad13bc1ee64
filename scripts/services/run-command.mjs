/** Runs a command to its end. */
import { spawn } from 'node:child_process';

/**
 * Resolves with the exit code (null when a signal ended it) and everything the command wrote. A command that cannot be
 * started at all has the code -1 and the reason as its output.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { onOutput?: (text: string) => void }} [options]
 * @returns {Promise<{ code: number | null, output: string }>}
 */
export function run(command, args, { onOutput, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    const take = (/** @type {Buffer} */ piece) => {
      output += piece;
      onOutput?.(String(piece));
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.once('error', (error) => resolve({ code: -1, output: error.message }));
    child.once('close', (code) => resolve({ code, output }));
  });
}

/**
 * The end of a longer output, where the reason usually stands.
 * @param {string} output
 * @param {number} [lines]
 */
export function tail(output, lines = 20) {
  return output.trimEnd().split('\n').slice(-lines).join('\n');
}
