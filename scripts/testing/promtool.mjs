/** Prometheus' own checker for rules and their tests. */
import { findDebianProgram } from '../services/debian-package.mjs';
import { findOnPath } from '../services/on-path.mjs';

/**
 * The path of `promtool`: an installed one, or Debian's.
 * @param {AbortSignal} signal
 * @returns {Promise<string | null>} null if there is none and it can't be downloaded
 */
export async function findPromtool(signal) {
  const installed = findOnPath(['promtool']);
  if (installed) return installed;
  const unpacked = await findDebianProgram({
    name: 'prometheus',
    what: "Prometheus' checker",
    folder: 'prometheus',
    program: 'promtool',
    hasLibraries: false,
    signal,
  });
  return unpacked?.command ?? null;
}
