import { expect, it, jest } from '@jest/globals';
import type { Logger } from '@nestjs/common';
import type { Job } from 'bull';
import { logFailure } from './failed-job.js';

const error = new Error('job stalled more than allowable limit');

it.each([
  ['that is tried again is a warning', { attemptsMade: 1 }, 'warn', { attempt: 1, err: error, isOver: false }, false],
  [
    'that has ended is an error',
    { attemptsMade: 3, finishedOn: 1 },
    'error',
    { attempt: 3, err: error, isOver: true },
    true,
  ],
  ['that is gone is an error', null, 'error', { err: error, msg: expect.stringContaining('gone') }, false],
] as const)('a failed job %s', (_, job, level, line, isOver) => {
  const logger = { warn: jest.fn(), error: jest.fn() };
  const describe = (_job: Job, isOver: boolean) => ({ isOver });
  expect(logFailure(logger as unknown as Logger, job as Job | null, error, describe)).toBe(isOver ? job : null);
  expect([logger.warn.mock.calls, logger.error.mock.calls]).toEqual(level === 'warn' ? [[[line]], []] : [[], [[line]]]);
});
