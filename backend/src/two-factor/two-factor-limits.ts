import type { RateLimit } from '../http/rate-limits.js';

const quarterHour = 15 * 60;
const day = 24 * 60 * 60;

/**
 * Wrong codes. Only someone with the password gets this far, and `RATE_LIMIT_FACTOR` doesn't apply. Three of a million
 * codes are valid at any moment: 50 guesses a day succeed once in 18 years. Recovery codes are counted separately, so
 * that guessing app codes doesn't lock the owner out.
 */
export const codeLimits = {
  network: { name: 'two-factor-network', times: 60, seconds: quarterHour, isFixed: true },
  app: { name: 'two-factor-app', times: 10, seconds: quarterHour, isFixed: true },
  appPerDay: { name: 'two-factor-app-day', times: 50, seconds: day, isFixed: true },
  recovery: { name: 'two-factor-recovery', times: 10, seconds: quarterHour, isFixed: true },
} satisfies Record<string, RateLimit>;

/** Setups, confirmations and other changes of one account: each change emails a notice. */
export const changeLimit: RateLimit = { name: 'two-factor-change', times: 30, seconds: 60 * 60 };
