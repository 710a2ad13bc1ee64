import { jest } from '@jest/globals';

// On a busy machine a test may be slow; a real bug fails twice. `npm test` lists the tests that needed the second try.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
