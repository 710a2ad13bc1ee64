import { jest } from '@jest/globals';

// On a busy machine a test may be too slow. `npm test` lists the tests that needed the second try. Fault tests get none:
// they look for races, which may show only once.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
