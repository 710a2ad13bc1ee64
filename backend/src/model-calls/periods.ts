/** The days and months of budgets, all in UTC. */

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

export const startOfDay = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));

export const startOfMonth = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));

export const nextDay = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));

export const nextMonth = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));

/** The name of the month after this one: `December`. */
export const monthAfter = (now: Date): string => monthName.format(nextMonth(now));

/** `2026-11-23` */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** `2026-11` */
export const monthOf = (now: Date): string => now.toISOString().slice(0, 7);
