import type { RateLimit } from '../http/rate-limits.js';

const minute = 60;
const hour = 60 * minute;

/**
 * Each login page requests a challenge, and another one every few minutes; a whole school may be behind one network.
 */
export const challengeLimit: RateLimit = { name: 'passkey-challenge', times: 300, seconds: 5 * minute };

/** Failed passkey sign-ins per network. */
export const refusedLimit: RateLimit = { name: 'passkey-refused', times: 60, seconds: 15 * minute };

/** Passkey registrations started per account: adding or removing one emails a notice. */
export const changeLimit: RateLimit = { name: 'passkey-change', times: 30, seconds: hour };
