import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { ChangeTaskBody } from '../../../contract/releases/change-task.body.js';
import type { CreateTaskBody } from '../../../contract/releases/create-task.body.js';
import type { PlanChanges, Release } from '../../../contract/releases/release.js';
import type { Task, TaskList } from '../../../contract/releases/task.js';
import { oneLine } from '../../../contract/rules/text-rule.js';
import { Broadcaster } from '../broadcast/broadcaster.js';
import { NotFound } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { dayIn } from '../common/local-day.js';
import { SourcedFactsService } from '../facts/sourced-facts.service.js';
import type { Transaction } from '../database/transaction.js';
import { type Before, PlanChangesRepository } from './plan-changes.repository.js';
import { announcementIdOf } from './announcements/announcement-id.js';
import { type ReleaseDocuments, toRelease, toTask } from './release-view.js';
import { NothingToUndo, PlanInUse, TaskChanged, TooManyTasks } from './releases.errors.js';
import { type ReleaseRow, ReleasesRepository } from './releases.repository.js';
import { type AssistantChange, ReleasesService } from './releases.service.js';
import { inDateOrder } from './rules/plan.js';
import { latePlan } from './rules/task-state.js';
import { type TaskRow, TasksRepository } from './tasks.repository.js';

/** The plans of releases. */
@Injectable()
export class TasksService {
  constructor(
    private readonly tasks: TasksRepository,
    private readonly releases: ReleasesRepository,
    private readonly owned: ReleasesService,
    private readonly changes: PlanChangesRepository,
    private readonly facts: SourcedFactsService,
    private readonly broadcaster: Broadcaster,
    private readonly clock: Clock,
  ) {}

  /** All tasks of a release, in date order. @throws NotFound */
  async list(userId: string, releaseId: string): Promise<TaskList> {
    const release = await this.owned.findOwned(userId, releaseId);
    const [rows, documents] = await Promise.all([
      this.tasks.list(userId, releaseId),
      this.documentsOf(userId, release),
    ]);
    const today = this.todayOf(release);
    return {
      items: inDateOrder(rows).map((row) => toTask(row, today, documents)),
      late: latePlan(release, rows, today),
    };
  }

  /**
   * Adds one of the artist's own tasks. Repeating it with the same id returns the existing task. @throws NotFound,
   * TooManyTasks
   */
  async add(userId: string, releaseId: string, body: CreateTaskBody): Promise<Task> {
    const id = body.id ?? uuidv7();
    const added = await this.releases.change(userId, releaseId, async (release, transaction) => {
      const known = await this.tasks.find(userId, releaseId, id, transaction);
      if (known) return { release, row: known };
      const task = { id, releaseId, title: oneLine(body.title), due: body.due ?? null };
      if (!(await this.tasks.insert(transaction, userId, task))) {
        const isFull = (await this.tasks.list(userId, releaseId, transaction)).length > 0;
        throw isFull ? new TooManyTasks() : new NotFound();
      }
      return { release, row: await this.tasks.find(userId, releaseId, id, transaction) };
    });
    if (!added?.row) throw new NotFound();
    return this.notifyTabs(userId, added.release, added.row);
  }

  /**
   * Ticks a task off or moves it. A moved task stays where it is when the release moves.
   * @throws NotFound, TaskChanged if the body's version is outdated
   */
  async change(
    userId: string,
    releaseId: string,
    id: string,
    { done, due, version }: ChangeTaskBody,
    by?: AssistantChange,
  ): Promise<Task> {
    const changed = await this.releases.change(userId, releaseId, async (release, transaction) => {
      const row = await this.tasks.find(userId, releaseId, id, transaction);
      if (!row) return null;
      if (by && (await this.changes.has(transaction, userId, by.id))) return { release, row };
      if (version !== undefined && version !== row.version) {
        throw new TaskChanged(toTask(row, this.todayOf(release), await this.documentsOf(userId, release)));
      }
      const after = {
        ...row,
        isDone: done ?? row.isDone,
        due: due ?? row.due,
        isMovedByHand: row.isMovedByHand || (due !== undefined && due !== row.due),
      };
      await this.tasks.update(transaction, userId, [after]);
      if (by) {
        const before: Before = { tasks: [{ ...row, versionAfter: row.version + 1 }] };
        await this.changes.insert(transaction, userId, releaseId, { ...by, before });
      }
      return { release, row: { ...after, version: row.version + 1 } };
    });
    if (!changed) throw new NotFound();
    return this.notifyTabs(userId, changed.release, changed.row);
  }

  /** @throws NotFound */
  async remove(userId: string, releaseId: string, id: string): Promise<void> {
    const removed = await this.releases.change(userId, releaseId, async (release, transaction) => {
      const row = await this.tasks.find(userId, releaseId, id, transaction);
      if (!row) return null;
      await this.tasks.remove(transaction, userId, [id]);
      return release;
    });
    if (!removed) throw new NotFound();
    this.broadcaster.emit(userId, 'release:upsert', { release: toRelease(removed) });
  }

  /** What the assistant changed in a plan, newest first. @throws NotFound */
  async listChanges(userId: string, releaseId: string): Promise<PlanChanges> {
    await this.owned.findOwned(userId, releaseId);
    const rows = await this.changes.list(userId, releaseId);
    return {
      items: rows.map(({ id, label, createdAt, undoneAt }) => ({
        id,
        label,
        createdAt: createdAt.toISOString(),
        isUndone: undoneAt !== null,
      })),
    };
  }

  /** A change that the assistant has already made, with its release; null if it hasn't. */
  async findMade(userId: string, changeId: string): Promise<{ release: Release; label: string } | null> {
    const made = await this.changes.findMade(userId, changeId);
    return made && { release: await this.owned.getRelease(userId, made.releaseId), label: made.label };
  }

  /**
   * Undoes a change that the assistant made. Whatever the artist has changed since stays as it is, and a plan that the
   * artist already works with isn't deleted.
   * @throws NotFound, NothingToUndo, PlanInUse
   */
  async undo(userId: string, releaseId: string, changeId: string): Promise<void> {
    const undone = await this.releases.change(userId, releaseId, async (row, transaction) => {
      const change = await this.changes.markUndone(transaction, userId, releaseId, changeId);
      if (!change) throw new NothingToUndo();
      if (change.before.isNew) {
        if (isInUse(row, await this.tasks.list(userId, releaseId, transaction))) throw new PlanInUse();
        await this.releases.remove(userId, releaseId, transaction);
        return 'removed' as const;
      }
      return this.restore(userId, row, change.before, transaction);
    });
    if (undone === null) throw new NotFound();
    if (undone === 'removed') this.broadcaster.emit(userId, 'release:remove', { id: releaseId });
    else this.broadcaster.emit(userId, 'release:upsert', { release: toRelease(undone) });
  }

  private async restore(
    userId: string,
    row: ReleaseRow,
    { release, tasks = [], removed = [], added, facts = [] }: Before,
    transaction: Transaction,
  ): Promise<ReleaseRow> {
    if (release && release.versionAfter !== row.version) throw new NothingToUndo();
    const present = await this.tasks.list(userId, row.id, transaction);
    const versions = new Map(present.map((task) => [task.id, task.version]));
    const untouched = tasks.filter(({ id, versionAfter }) => versions.get(id) === versionAfter);
    if (!release && untouched.length === 0) throw new NothingToUndo();
    await this.tasks.update(transaction, userId, untouched);
    if (release) {
      const nights = new Set(release.shows.map(({ id }) => id));
      const isAdded = ({ id, showId }: TaskRow): boolean =>
        added ? added.includes(id) : showId !== null && !nights.has(showId);
      const unwanted = present.filter((task) => isAdded(task) && task.version === 1);
      await this.tasks.remove(
        transaction,
        userId,
        unwanted.map(({ id }) => id),
      );
      await this.tasks.putBack(transaction, userId, row.id, removed);
    }
    await this.facts.restore(transaction, userId, facts);
    return (release && (await this.releases.update(transaction, userId, row.id, release))) ?? row;
  }

  private async documentsOf(
    userId: string,
    { id: releaseId, shows }: Pick<ReleaseRow, 'id' | 'shows'>,
  ): Promise<ReleaseDocuments> {
    const rows = await this.tasks.listDocuments(userId, releaseId);
    const showOf = new Map(shows.map((show) => [announcementIdOf(releaseId, show.id), show.id]));
    return {
      byKind: new Map(rows.filter(({ id }) => !showOf.has(id)).map(({ kind, id }) => [kind, id])),
      byShow: new Map(
        rows.flatMap(({ id }) => {
          const showId = showOf.get(id);
          return showId === undefined ? [] : [[showId, id]];
        }),
      ),
    };
  }

  private todayOf({ timeZone }: Pick<ReleaseRow, 'timeZone'>): string {
    return dayIn(timeZone, this.clock.now());
  }

  private async notifyTabs(userId: string, release: ReleaseRow, row: TaskRow): Promise<Task> {
    const task = toTask(row, this.todayOf(release), await this.documentsOf(userId, release));
    this.broadcaster.emit(userId, 'task:upsert', { releaseId: release.id, task });
    return task;
  }
}

/** Whether deleting a release would lose anything that was done to it since it was created. */
function isInUse({ version }: ReleaseRow, tasks: readonly TaskRow[]): boolean {
  return version > 1 || tasks.some(({ rule, isDone, isMovedByHand }) => rule === null || isDone || isMovedByHand);
}
