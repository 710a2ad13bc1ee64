import type { RateLimit } from '../http/rate-limits.js';

const minute = 60;
const hour = 60 * minute;

/** Every log-in page asks for a challenge, and again every few minutes: a whole school may sit behind one network. */
export const challengeLimit: RateLimit = { name: 'passkey-challenge', times: 300, seconds: 5 * minute };

/** Sign-ins with a passkey that failed, from one network. */
export const refusedLimit: RateLimit = { name: 'passkey-refused', times: 60, seconds: 15 * minute };

/** Passkeys that one account begins to add: each that it adds emails a notice, and another when it is removed. */
export const changeLimit: RateLimit = { name: 'passkey-change', times: 30, seconds: hour };
