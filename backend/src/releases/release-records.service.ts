import { Injectable } from '@nestjs/common';
import { limits } from '../../../contract/limits.js';
import type { Release } from '../../../contract/releases/release.js';
import { type PlanChangeRow, PlanChangesRepository } from './plan-changes.repository.js';
import { toRelease } from './release-view.js';
import { ReleasesRepository } from './releases.repository.js';
import { type TaskRow, TasksRepository } from './tasks.repository.js';

/** A release with its plan, as it appears in a copy of the account's data. */
type ReleaseRecord = Release & { tasks: Omit<TaskRow, 'releaseId'>[]; changes: PlanChangeRow[] };

/** Releases for copies of an account's data. */
@Injectable()
export class ReleaseRecordsService {
  constructor(
    private readonly releases: ReleasesRepository,
    private readonly tasks: TasksRepository,
    private readonly changes: PlanChangesRepository,
  ) {}

  /** All releases with all of their tasks, and what the assistant changed in them. */
  async list(userId: string): Promise<ReleaseRecord[]> {
    const [releases, tasks, changes] = await Promise.all([
      this.releases.list(userId, limits.releasesMax),
      this.tasks.listAll(userId),
      this.changes.listAll(userId),
    ]);
    return releases.map((row) => ({
      ...toRelease(row),
      tasks: tasks.filter((task) => task.releaseId === row.id).map(({ releaseId: _, ...task }) => task),
      changes: changes.filter((change) => change.releaseId === row.id).map(({ releaseId: _, ...change }) => change),
    }));
  }
}
