import { versionRead } from './version-read.js';

const step = (tool: string, output: object, args: object = {}) => ({
  tool: `${tool}_document`,
  arguments: args,
  output: JSON.stringify({ id: 'a', ...output }),
});
const read = (version: number, from = 0, next: number | null = null) => step('read', { version, next }, { from });

describe('the version whose whole text the model knows', () => {
  it.each([
    ['none before it is read', [], null],
    ['the one that was read', [read(5)], 5],
    ['the newest one that was read', [read(5), read(6)], 6],
    ['none while only a part was read', [read(5, 0, 9000)], null],
    ['the one whose parts were all read', [read(5, 0, 9000), read(5, 9000, 18_000), read(5, 18_000)], 5],
    ['none if a part was left out', [read(5, 0, 9000), read(5, 18_000)], null],
    ['none if its parts are of two versions', [read(5, 0, 9000), read(6, 9000)], null],
    ['the one that was read, when a part is read again', [read(5), read(5, 0, 9000)], 5],
    ['none by reading another document', [step('read', { id: 'b', version: 5, next: null })], null],
    ['none by a result that was cut', [{ ...read(5), output: '{"id":"a","version":5,"markd … (cut: too long)' }], null],
    ['none by reading the list', [step('read', { id: undefined, documents: [] })], null],
    ['the one that was written', [step('write', { version: 1 })], 1],
    ['the one after the model’s own edit', [read(5), step('edit', { version: 6 })], 6],
    ['none after someone else’s save below its edit', [read(5), step('edit', { version: 7 })], null],
    ['none after an edit of a text read in part', [read(5, 0, 9000), step('edit', { version: 6 })], null],
  ])('is %s', (_, steps, version) => expect(versionRead(steps, 'a')).toBe(version));
});
