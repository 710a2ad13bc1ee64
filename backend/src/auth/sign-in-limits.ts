import type { RateLimit } from '../http/rate-limits.js';

const minute = 60;
const hour = 60 * minute;

/**
 * Failed logins: strict per account and network, loose otherwise, with a short window per account so that its owner
 * isn't locked out for long. `RATE_LIMIT_FACTOR` makes room for many artists on one network, not for more guesses at
 * one password.
 */
export const loginLimits = {
  accountFromNetwork: { name: 'login', times: 10, seconds: 15 * minute, isFixed: true },
  account: { name: 'login-account', times: 20, seconds: minute, isFixed: true },
  network: { name: 'login-network', times: 100, seconds: 15 * minute, isFixed: true },
} satisfies Record<string, RateLimit>;

export const registerLimits = {
  account: { name: 'register', times: 5, seconds: 15 * minute },
  // A class may sign up together from one network.
  network: { name: 'register-network', times: 40, seconds: hour },
  // The /48 around an IPv6 network: one customer may own all of its 65,536 networks.
  site: { name: 'register-site', times: 120, seconds: hour },
} satisfies Record<string, RateLimit>;

/** Confirmation emails that accounts can trigger to one mailbox. */
export const mailboxLimit: RateLimit = { name: 'mailbox', times: 3, seconds: minute, isFixed: true };

/**
 * Requests for a reset link, per caller: a limit per mailbox would let strangers lock its owner out. How many emails a
 * mailbox gets is limited when they are sent.
 */
export const forgotLimits = {
  accountFromNetworkMinute: { name: 'forgot-minute', times: 3, seconds: minute, isFixed: true },
  accountFromNetwork: { name: 'forgot', times: 10, seconds: hour },
  network: { name: 'forgot-network', times: 30, seconds: hour },
} satisfies Record<string, RateLimit>;

/** Emails that a signed-in user can trigger to unverified addresses. */
export const confirmationLimit: RateLimit = { name: 'confirmation', times: 10, seconds: hour };

/** Password changes per account: each hashes a password and emails a notice. */
export const passwordChangeLimit: RateLimit = { name: 'password-change', times: 20, seconds: hour };

/** Guesses at the current password by someone who is signed in. */
export const currentPasswordLimit: RateLimit = {
  name: 'current-password',
  times: 10,
  seconds: 15 * minute,
  isFixed: true,
};
