import { DependencyDown } from '../app-error.js';

/** Codes of Node’s sockets, and of a full or read-only disk. */
const systemCodes = [
  ...['EAI_AGAIN', 'ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'],
  ...['ENOSPC', 'EDQUOT', 'EROFS'],
];

/**
 * PostgreSQL's codes for: shutting down, starting up, read-only after a failover, lock timeout, failing disk, and the
 * classes "connection exception" and "insufficient resources" (such as a full disk).
 */
const postgresCodes = /^(57P0[123]|25006|55P03|58030|08[0-9A-Z]{3}|53[0-9A-Z]{3})$/;

/** Messages of pg and ioredis that come without a code; the last three are about clusters. */
const sentences =
  /Connection terminated|timeout exceeded when trying to connect|Stream isn't writeable|Connection is closed|Too many Cluster redirections|Cluster isn't ready|Failed to refresh slots cache/;

/**
 * How Redis refuses a command, also within a script: its memory or disk is full, it is a replica, or it is starting up.
 */
const redisRefusals = /(?:^|-)(?:OOM|EXECABORT|MISCONF|READONLY|LOADING|MASTERDOWN|CLUSTERDOWN) /;

/**
 * Whether an error means that PostgreSQL, Redis or the storage couldn’t be reached, disconnected, or ran out of space.
 */
export function isDependencyDown(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  if (thrown instanceof DependencyDown) return true;
  const code = 'code' in thrown ? String(thrown.code) : '';
  return (
    systemCodes.includes(code) ||
    postgresCodes.test(code) ||
    thrown.name === 'MaxRetriesPerRequestError' ||
    sentences.test(thrown.message) ||
    redisRefusals.test(thrown.message) ||
    // Storage drivers wrap the system's errors.
    isDependencyDown(thrown.cause)
  );
}
