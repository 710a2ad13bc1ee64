import type { LatePlan, TaskState } from '../../../../contract/releases/task.js';
import { spellDay } from '../../../../contract/rules/day-rule.js';
import { findRule, firstFridayFor, isQuiet, type Planned } from './plan.js';

/** The parts of a task that determine its state. */
export interface TaskDays {
  rule: string | null;
  due: string | null;
  until: string | null;
  isDone: boolean;
}

/** @param today in the release's time zone */
export function taskState({ rule, due, until, isDone }: TaskDays, today: string): TaskState {
  if (isDone) return 'done';
  if (until !== null && until < today && findRule(rule)?.closing !== undefined) return 'gone';
  return due !== null && due < today ? 'late' : 'open';
}

/**
 * "Gone: the pitch closed on Friday 15 January", since when it has been late, or what is wrong with its day; empty if
 * there is time.
 */
export function taskNote(task: TaskDays, today: string): string {
  const state = taskState(task, today);
  const year = today.slice(0, 4);
  if (state === 'gone') {
    return `Gone: ${findRule(task.rule)?.closing ?? 'it was possible until'} ${spellDay(task.until ?? today, year)}`;
  }
  if (state === 'open' && task.due !== null && isQuiet(task.due) && findRule(task.rule)?.isOutreach) {
    return 'Few people read email from 24 December to 2 January: choose another day';
  }
  if (state !== 'late' || task.due === null) return '';
  const since = `Late: due on ${spellDay(task.due, year)}`;
  return task.until !== null && task.until >= today ? `${since}, possible until ${spellDay(task.until, year)}` : since;
}

/** What to say about a plan that can no longer be kept; null if it still can. */
export function latePlan(release: Planned, tasks: readonly TaskDays[], today: string): LatePlan | null {
  if (release.kind === 'between' || release.date === null || release.date < today) return null;
  const gone = tasks.filter((task) => taskState(task, today) === 'gone');
  if (gone.length === 0) return null;
  const firstFriday = firstFridayFor(release, today);
  const lost = gone.length === 1 ? 'One task is' : `${gone.length} tasks are`;
  const move = firstFriday
    ? ` The first Friday on which everything fits is ${spellDay(firstFriday, today.slice(0, 4))}.`
    : '';
  return { sentence: `${lost} no longer possible for this date.${move}`, firstFriday };
}
