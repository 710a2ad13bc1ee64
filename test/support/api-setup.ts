import { jest } from '@jest/globals';

// Generous because the machine may be busy; it only ends tests that hang.
jest.setTimeout(90_000);

// An unhandled rejection fails the test that was running.
const unhandled: unknown[] = [];
process.on('unhandledRejection', (reason) => unhandled.push(reason));

afterEach(() => {
  expect(unhandled.splice(0)).toEqual([]);
});
