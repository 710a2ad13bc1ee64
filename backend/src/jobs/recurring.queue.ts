import type { JobQueue } from './job-kind.js';

/** The queue of recurring tasks, and of jobs that are too rare for a queue of their own. */
export const recurringQueue: JobQueue = { name: 'maintenance', lockMs: 30_000 };
