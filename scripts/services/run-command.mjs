/** Runs a command and collects its output. */
import { spawn } from 'node:child_process';

/** @typedef {{ code: number | null, output: string }} Result */

const KILL_AFTER_MS = 5000;

/**
 * Resolves with the exit code and all output. If a signal ended the command, the code is null and the output says so;
 * if it failed to start, the code is -1 and the output is the reason.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function run(command, args, options) {
  return resultOf(spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options }));
}

/**
 * The same for a shell command, which `signal` kills with all its children.
 * @param {string} line
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, signal: AbortSignal, niceness: number }} options
 */
export async function runShell(line, { signal, niceness, ...options }) {
  const child = spawn('nice', ['-n', String(niceness), '/bin/sh', '-c', line], {
    ...options,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = resultOf(child);
  const end = () => {
    killGroup(child, 'SIGTERM');
    const timer = setTimeout(() => killGroup(child, 'SIGKILL'), KILL_AFTER_MS);
    void ended.then(() => clearTimeout(timer));
  };
  signal.addEventListener('abort', end);
  const result = await ended;
  signal.removeEventListener('abort', end);
  return result;
}

/**
 * The last lines of the output, where the reason usually is.
 * @param {string} output
 * @param {number} [lines]
 */
export function tail(output, lines = 20) {
  return output.trimEnd().split('\n').slice(-lines).join('\n');
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<Result>}
 */
function resultOf(child) {
  return new Promise((resolve) => {
    let output = '';
    const take = (/** @type {Buffer} */ piece) => void (output += piece);
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.once('error', (error) => resolve({ code: -1, output: error.message }));
    child.once('close', (code, signal) =>
      resolve({ code, output: signal ? `${output}It was ended by ${signal}.` : output }),
    );
  });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function killGroup({ pid }, signal) {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ESRCH') throw error;
  }
}
