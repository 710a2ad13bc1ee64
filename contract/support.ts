import type { Uuid } from './rules/scalars.js';

/** POST /api/support, 201. */
export interface SupportRequest {
  id: Uuid;
  /** Whether it is answered before others: yearly plans. */
  isPriority: boolean;
  /** Within how many working days it is answered. */
  answerDays: number;
}

/** Working days within which a question is answered: with priority, and without. */
export const answerDays = { priority: 1, standard: 3 } as const;
