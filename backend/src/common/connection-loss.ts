/** Of Node's sockets, whoever uses them. */
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

/** Of PostgreSQL: shutting down, starting up, no connection left, and all of the class "connection exception". */
const postgresCodes = /^(57P0[123]|53300|08[0-9A-Z]{3})$/;

/** What pg and ioredis say without a code. */
const sentences =
  /Connection terminated|timeout exceeded when trying to connect|Stream isn't writeable|Command timed out|Connection is closed/;

/** Whether an error says that PostgreSQL or Redis could not be reached, or went away meanwhile. */
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
