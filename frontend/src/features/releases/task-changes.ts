import type { Task } from '@contract/releases/task';

/** A change to a task: whether it is done, or its day (`2027-01-29`). */
export interface TaskChange {
  task: Task;
  done?: boolean;
  due?: string;
  /** Whether it undoes a move. */
  isUndo?: boolean;
}

/** The tasks as they will be once the changes are saved. Unchanged tasks stay the same objects. */
export function withChanges(tasks: Task[], changes: TaskChange[]): Task[] {
  if (changes.length === 0) return tasks;
  return tasks.map((task) => changes.filter((change) => change.task.id === task.id).reduce(changed, task));
}

function changed(task: Task, { done, due }: TaskChange): Task {
  return {
    ...task,
    ...(done !== undefined && { state: done ? 'done' : 'open', ...(done && { note: '', isDueToday: false }) }),
    ...(due !== undefined && { due }),
  };
}
