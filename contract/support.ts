import type { Uuid } from './rules/scalars.js';

/** POST /api/support, 201. */
export interface SupportRequest {
  id: Uuid;
  /** Whether it has priority, as with yearly plans. */
  isPriority: boolean;
  /** Response time in working days. */
  answerDays: number;
}

/** Response time in working days, with and without priority. */
export const answerDays = { priority: 1, standard: 3 } as const;
