import type { Release } from '../../../contract/releases/release.js';
import type { Task } from '../../../contract/releases/task.js';
import { limits } from '../../../contract/limits.js';
import { AppError } from '../common/app-error.js';

export class TooManyReleases extends AppError {
  readonly status = 409;
  readonly code = 'too_many_releases';
  constructor() {
    super(
      `You have ${limits.releasesMax} releases and tours, which is the limit. Delete one you no longer need first.`,
    );
  }
}

export class TooManyTasks extends AppError {
  readonly status = 409;
  readonly code = 'too_many_tasks';
  constructor() {
    super(`This plan has ${limits.tasksMax} tasks, which is the limit. Delete one you no longer need first.`);
  }
}

export class ReleaseChanged extends AppError {
  readonly status = 409;
  readonly code = 'release_changed';
  override readonly details: { release?: Release };

  /** @param release its current state */
  constructor(release?: Release) {
    super('This release was changed elsewhere. Check its current state, then make your change again.');
    this.details = release ? { release } : {};
  }
}

export class TaskChanged extends AppError {
  readonly status = 409;
  readonly code = 'task_changed';
  override readonly details: { task?: Task };

  /** @param task its current state */
  constructor(task?: Task) {
    super('This task was changed elsewhere. Check its current state, then make your change again.');
    this.details = task ? { task } : {};
  }
}

export class NothingToUndo extends AppError {
  readonly status = 409;
  readonly code = 'nothing_to_undo';
  constructor() {
    super('This has been undone already, or the plan has changed since.');
  }
}

export class PlanInUse extends AppError {
  readonly status = 409;
  readonly code = 'plan_in_use';
  constructor() {
    super(
      'You have worked on this plan since, and undoing would delete it. If you no longer need it, delete it in its room.',
    );
  }
}

export class NoShows extends AppError {
  readonly status = 409;
  readonly code = 'no_shows';
  constructor() {
    super('Add the shows of this tour first: each gets its own announcement.');
  }
}
