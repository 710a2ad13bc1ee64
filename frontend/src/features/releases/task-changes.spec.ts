import type { Task } from '@contract/releases/task';
import { withChanges } from './task-changes';

const task = (id: string, more: Partial<Task> = {}) =>
  ({ id, state: 'open', due: '2027-01-15', note: '', isDueToday: false, ...more }) as Task;

it('shows changes before they are saved; a task’s latest change wins', () => {
  const [one, two] = [task('one'), task('two', { state: 'late', note: 'Usually done by now', isDueToday: true })];
  expect(
    withChanges(
      [one, two],
      [
        { task: one, done: true },
        { task: one, done: false },
        { task: one, due: '2027-01-22' },
        { task: two, done: true },
      ],
    ),
  ).toEqual([
    { ...one, state: 'open', due: '2027-01-22' },
    { ...two, state: 'done', note: '', isDueToday: false },
  ]);
});

it('keeps unchanged tasks as they are, so their rows are not rendered again', () => {
  const tasks = [task('one'), task('two')];
  const changed = withChanges(tasks, [{ task: task('one'), done: true }]);
  expect(changed[1]).toBe(tasks[1]);
  expect(withChanges(tasks, [])).toBe(tasks);
});
