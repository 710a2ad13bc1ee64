// An unhandled rejection fails the test that was running.
const unhandled: unknown[] = [];
process.on('unhandledRejection', (reason) => unhandled.push(reason));

afterEach(() => {
  expect(unhandled.splice(0)).toEqual([]);
});
