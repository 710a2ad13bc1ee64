/** Finds commands on the PATH. */
import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';

/**
 * The absolute path of the first command found on the PATH.
 * @param {string[]} commands
 * @returns {string | undefined}
 */
export function findOnPath(commands) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return commands.flatMap((command) => folders.map((folder) => path.join(folder, command))).find(isExecutable);
}

/**
 * Whether this is a file the current user may execute.
 * @param {string} file
 */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
