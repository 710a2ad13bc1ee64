/** Codes of Node’s sockets. */
const socketCodes = [
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
];

/** Codes of PostgreSQL: shutting down, starting up, no connection left, and the class "connection exception". */
const postgresCodes = /^(57P0[123]|53300|08[0-9A-Z]{3})$/;

/** Messages of pg and ioredis without a code. */
const sentences =
  /Connection terminated|timeout exceeded when trying to connect|Stream isn't writeable|Command timed out|Connection is closed/;

/** Whether an error means that PostgreSQL or Redis couldn’t be reached or disconnected. */
export function isConnectionLoss(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  const code = 'code' in thrown ? String(thrown.code) : '';
  return (
    socketCodes.includes(code) ||
    postgresCodes.test(code) ||
    thrown.name === 'MaxRetriesPerRequestError' ||
    sentences.test(thrown.message)
  );
}
