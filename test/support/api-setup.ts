import { jest } from '@jest/globals';

// Replies are typed at a person's reading speed, and the machine may be busy: this ends what hangs.
jest.setTimeout(90_000);

// What nobody caught is a failure of the test that ran, not a line in the output.
const unhandled: unknown[] = [];
process.on('unhandledRejection', (reason) => unhandled.push(reason));

afterEach(() => {
  expect(unhandled.splice(0)).toEqual([]);
});
