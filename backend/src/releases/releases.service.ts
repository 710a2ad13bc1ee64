import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { limits } from '../../../contract/limits.js';
import type { ChangeReleaseBody } from '../../../contract/releases/change-release.body.js';
import type { CreateReleaseBody } from '../../../contract/releases/create-release.body.js';
import type {
  ChangedRelease,
  Release,
  ReleaseKind,
  ReleasePage,
  Show,
  TaskMove,
} from '../../../contract/releases/release.js';
import type { ShowInput } from '../../../contract/releases/shows-rule.js';
import { completeLink } from '../../../contract/rules/link-rule.js';
import type { PageQuery } from '../../../contract/rules/page.query.js';
import { oneLine } from '../../../contract/rules/text-rule.js';
import { timeZoneNamed } from '../../../contract/rules/time-zone-rule.js';
import { Broadcaster } from '../broadcast/broadcaster.js';
import { NotFound } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { dayIn } from '../common/local-day.js';
import type { Transaction } from '../database/transaction.js';
import { type FactRow, SourcedFactsService } from '../facts/sourced-facts.service.js';
import { UsersService } from '../users/users.service.js';
import { PlanChangesRepository } from './plan-changes.repository.js';
import { toRelease } from './release-view.js';
import { ReleaseChanged, TooManyReleases } from './releases.errors.js';
import { type ReleaseFields, type ReleaseRow, ReleasesRepository } from './releases.repository.js';
import { spokenDay } from './tools/spoken-day.js';
import { movedTo, type PlannedTask, planTasks, useKey } from './rules/plan.js';
import { type TaskRow, TasksRepository } from './tasks.repository.js';

const hoursByDefault = 5;

/** Identifies a change that the assistant makes, so that it can be undone. */
export interface AssistantChange {
  id: string;
  label: string;
}

/** An account's releases, tours and times between releases. Another account's release is reported as not found. */
@Injectable()
export class ReleasesService {
  constructor(
    private readonly releases: ReleasesRepository,
    private readonly tasks: TasksRepository,
    private readonly changes: PlanChangesRepository,
    private readonly users: UsersService,
    private readonly facts: SourcedFactsService,
    private readonly broadcaster: Broadcaster,
    private readonly clock: Clock,
  ) {}

  /** Newest first. */
  async list(userId: string, { cursor, limit }: PageQuery): Promise<ReleasePage> {
    const most = Number(limit ?? limits.listPageDefault);
    // One more than requested shows whether there are older ones.
    const rows = await this.releases.list(userId, most + 1, cursor);
    return {
      items: rows.slice(0, most).map(toRelease),
      next: rows.length > most ? (rows[most - 1]?.cursor ?? null) : null,
    };
  }

  /** Creates a release with its plan. @throws NotFound for another account's id, TooManyReleases */
  async create(userId: string, body: CreateReleaseBody, by?: AssistantChange): Promise<Release> {
    const timeZone = body.timeZone ? timeZoneNamed(body.timeZone) : await this.users.timeZoneOf(userId);
    const { kind } = body;
    const today = dayIn(timeZone, this.clock.now());
    const shows = kind === 'tour' ? toShows(body.shows ?? []) : [];
    const fields: ReleaseFields = {
      kind,
      title: oneLine(body.title),
      date: shows[0]?.date ?? body.date ?? (kind === 'between' ? today : null),
      timeZone,
      format: body.format ?? 'single',
      shows,
      hoursPerWeek: body.hoursPerWeek ?? (await this.releases.newestHours(userId)) ?? hoursByDefault,
      coverId: null,
      photoId: null,
      photoCredit: '',
      listenLink: '',
    };
    const plan = planTasks(fields, today);
    const id = body.id ?? uuidv7();
    const stored = await this.releases.insert(userId, { id, ...fields }, plan, async (transaction) => {
      if (by) await this.changes.insert(transaction, userId, id, { ...by, before: { isNew: true } });
    });
    if (stored === 'taken') throw new NotFound();
    if (stored === 'full') throw new TooManyReleases();
    return this.notifyTabs(userId, toRelease(stored));
  }

  /** @throws NotFound */
  async getRelease(userId: string, id: string): Promise<Release> {
    return toRelease(await this.findOwned(userId, id));
  }

  /** @throws NotFound */
  async findOwned(userId: string, id: string): Promise<ReleaseRow> {
    const row = await this.releases.find(userId, id);
    if (!row) throw new NotFound();
    return row;
  }

  /** Null if there is none with the title, or none of the requested kind. */
  async findByTitle(userId: string, title: string, kind?: ReleaseKind): Promise<Release | null> {
    const row = await this.releases.findByTitle(userId, title, kind);
    return row && toRelease(row);
  }

  /** What a change would move. @throws NotFound */
  async preview(userId: string, id: string, body: ChangeReleaseBody): Promise<ChangedRelease> {
    const row = await this.findOwned(userId, id);
    const changed = { ...row, ...fieldsAfter(row, body) };
    const { moved, removed, added } = this.replan(row, changed, await this.tasks.list(userId, id));
    return { ...toRelease(changed), moves: movesOf(moved, removed, added) };
  }

  /**
   * Changes a release. Kept facts that state its previous date or link are deleted. A new date moves the unfinished
   * tasks that the artist hasn't moved by hand; another kind, other hours or another format may add tasks, or remove such
   * unmoved ones.
   * @throws NotFound, ReleaseChanged if the body's version is outdated
   */
  async change(
    userId: string,
    id: string,
    { version, ...body }: ChangeReleaseBody,
    by?: AssistantChange,
  ): Promise<ChangedRelease> {
    const changed = await this.releases.change(userId, id, async (row, transaction) => {
      if (by && (await this.changes.has(transaction, userId, by.id))) return { row, moves: [] };
      if (version !== undefined && version !== row.version) throw new ReleaseChanged(toRelease(row));
      return this.store(userId, row, fieldsAfter(row, body), transaction, by);
    });
    if (!changed) throw new NotFound();
    const release = this.notifyTabs(userId, toRelease(changed.row));
    return { ...release, moves: changed.moves };
  }

  /** Deletes a release. Its documents stay, without a release. @throws NotFound */
  async remove(userId: string, id: string): Promise<void> {
    if (!(await this.releases.remove(userId, id))) throw new NotFound();
    this.broadcaster.emit(userId, 'release:remove', { id });
  }

  private async store(
    userId: string,
    row: ReleaseRow,
    fields: ReleaseFields,
    transaction: Transaction,
    by: AssistantChange | undefined,
  ): Promise<{ row: ReleaseRow; moves: TaskMove[] }> {
    const { id } = row;
    const stored = await this.releases.update(transaction, userId, id, fields);
    if (!stored) throw new NotFound();
    const before = await this.tasks.list(userId, id, transaction);
    const { moved, removed, added } = this.replan(row, stored, before);
    await this.tasks.update(
      transaction,
      userId,
      moved.map(({ after }) => after),
    );
    await this.tasks.remove(
      transaction,
      userId,
      removed.map((task) => task.id),
    );
    const addedIds = await this.tasks.insertPlanned(transaction, userId, id, added);
    const facts = await this.facts.retire(transaction, userId, id, (fact) => isOutdated(fact, row, stored));
    if (by) {
      const tasks = moved.map(({ before: task }) => ({ ...task, versionAfter: task.version + 1 }));
      const release = { ...row, versionAfter: stored.version };
      const undoable = { release, tasks, removed, added: addedIds, facts };
      await this.changes.insert(transaction, userId, id, { ...by, before: undoable });
    }
    return { row: stored, moves: movesOf(moved, removed, added) };
  }

  /** How the plan changes along with its release. */
  private replan(before: ReleaseRow, release: ReleaseRow, tasks: readonly TaskRow[]): Replanned {
    if (!changesPlan(before, release)) return { moved: [], removed: [], added: [] };
    const today = dayIn(release.timeZone, this.clock.now());
    const isFittedAgain =
      before.kind !== release.kind || before.hoursPerWeek !== release.hoursPerWeek || before.format !== release.format;
    const fitting = isFittedAgain ? new Set(planTasks(release, today).map(useKey)) : null;
    // Tasks that fitted before but are missing were removed by the artist.
    const fitted = isFittedAgain ? new Set(planTasks(before, today).map(useKey)) : null;
    const planned = tasks.filter(({ rule }) => rule !== null);
    const showIds = new Set(release.shows.map(({ id }) => id));
    const isLeft = (task: TaskRow): boolean =>
      (task.showId === null || showIds.has(task.showId)) &&
      (fitting === null || task.isDone || task.isMovedByHand || fitting.has(useKey(task)));
    const kept = planned.filter(isLeft);
    const keptKeys = new Set(kept.map(useKey));
    const knownShows = new Set(planned.flatMap(({ showId }) => showId ?? []));
    const isNew = ({ key, showId }: { key: string; showId: string | null }): boolean => {
      const isOfNewShow = showId !== null && !knownShows.has(showId);
      const fitsNow = fitting !== null && fitting.has(key) && !fitted?.has(key);
      return !keptKeys.has(key) && (isOfNewShow || fitsNow);
    };
    const plan = planTasks(release, today, (use) => keptKeys.has(use.key) || isNew(use));
    const byKey = new Map(plan.map((task) => [useKey(task), task]));
    return {
      moved: kept.flatMap((before) => {
        const after = byKey.get(useKey(before));
        if (!after || before.isDone) return [];
        const due = before.isMovedByHand ? before.due : after.due;
        const isSame =
          due === before.due &&
          after.from === before.from &&
          after.until === before.until &&
          after.title === before.title;
        const { from, until, title } = after;
        return isSame ? [] : [{ before, after: { ...before, title, due, from, until } }];
      }),
      removed: planned.filter((task) => !isLeft(task) && !task.isDone),
      added: plan.filter((task) => isNew({ key: useKey(task), showId: task.showId })),
    };
  }

  private notifyTabs(userId: string, release: Release): Release {
    this.broadcaster.emit(userId, 'release:upsert', { release });
    return release;
  }
}

interface Replanned {
  moved: { before: TaskRow; after: TaskRow }[];
  removed: TaskRow[];
  added: PlannedTask[];
}

/** Whether a change affects the plan: a new title or link moves nothing. */
function changesPlan(before: ReleaseRow, after: ReleaseRow): boolean {
  const dependsOn = ({ kind, date, format, shows, hoursPerWeek }: ReleaseRow): string =>
    JSON.stringify([kind, date, format, shows.map(({ id, city, date: night }) => [id, city, night]), hoursPerWeek]);
  return dependsOn(before) !== dependsOn(after);
}

/** Whether a fact still states the date or link that a release had before a change. */
function isOutdated({ kind, value, asOf }: FactRow, before: ReleaseRow, after: ReleaseRow): boolean {
  if (kind === 'listenLink') return before.listenLink !== after.listenLink && value.trim() !== after.listenLink;
  if (kind !== 'releaseDate' || before.date === after.date) return false;
  const spoken = spokenDay(value, asOf);
  return !('day' in spoken) || spoken.day !== after.date;
}

function movesOf(
  moved: readonly { before: TaskRow; after: TaskRow }[],
  removed: readonly TaskRow[],
  added: readonly PlannedTask[],
): TaskMove[] {
  return [
    ...moved
      .filter(({ before, after }) => before.due !== after.due)
      .map(({ before, after }) => ({ taskId: before.id, title: after.title, from: before.due, to: after.due })),
    ...removed.map(({ id, title, due }) => ({ taskId: id, title, from: due, to: null })),
    ...added.map(({ title, due }) => ({ taskId: null, title, from: null, to: due })),
  ];
}

/** The fields of a release after applying a body. A tour's date is its first night; changing it moves all of them. */
function fieldsAfter(row: ReleaseRow, body: ChangeReleaseBody): ReleaseFields {
  const { kind = row.kind, title, timeZone, photoCredit, listenLink } = body;
  const shows = kind === 'tour' && body.shows !== undefined ? toShows(body.shows) : undefined;
  const moved = body.date && body.date !== row.date && !shows ? movedTo(row, body.date) : row;
  const date = shows ? (shows[0]?.date ?? body.date ?? row.date) : body.date === undefined ? row.date : body.date;
  return {
    kind,
    title: title === undefined ? row.title : oneLine(title),
    date,
    timeZone: timeZone === undefined ? row.timeZone : timeZoneNamed(timeZone),
    format: body.format ?? row.format,
    shows: kind === 'tour' ? (shows ?? moved.shows) : [],
    hoursPerWeek: body.hoursPerWeek ?? row.hoursPerWeek,
    coverId: body.coverId === undefined ? row.coverId : body.coverId,
    photoId: body.photoId === undefined ? row.photoId : body.photoId,
    photoCredit: photoCredit === undefined ? row.photoCredit : oneLine(photoCredit),
    listenLink: listenLink === undefined ? row.listenLink : completeLink(listenLink),
  };
}

function toShows(shows: readonly ShowInput[]): Show[] {
  return shows
    .map(({ id = uuidv7(), date, city, venue = '' }) => ({ id, date, city: oneLine(city), venue: oneLine(venue) }))
    .toSorted((one, other) => one.date.localeCompare(other.date));
}
