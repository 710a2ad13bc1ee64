import { Injectable } from '@nestjs/common';
import type { DataExport } from '../../../contract/account/data-export.js';
import { NotFound } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { type RateLimit, RateLimits } from '../http/rate-limits.js';
import { Jobs } from '../jobs/jobs.service.js';
import { nightly, Recurring } from '../jobs/recurring.decorator.js';
import { Storage, type StoredFile } from '../providers/storage/storage.js';
import { exportKey, exportKind, toDataExport } from './data-export.js';
import { type ExportRow, DataExportsRepository } from './data-exports.repository.js';
import { packData } from './pack-data.job.js';

const exportLimit: RateLimit = { name: 'export', times: 5, seconds: 86_400 };

/** Expired copies that are removed at a time. */
const batch = 200;

/** Copies of accounts' data, as they are asked for, looked at and downloaded. The worker makes them. */
@Injectable()
export class DataExportsService {
  constructor(
    private readonly jobs: Jobs,
    private readonly exports: DataExportsRepository,
    private readonly storage: Storage,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** The latest copy of an account's data, or null when there is none or its time is over. */
  async latest(userId: string): Promise<DataExport | null> {
    const row = await this.exports.find(userId);
    if (!row || this.isOver(row)) return null;
    return toDataExport(row, row.state === 'waiting' ? await this.percentOf(row.id) : 0);
  }

  /**
   * Has a copy made, or joins the one that is being made.
   * @throws TooManyTries after several in a day, DependencyDown when the queue can't be reached
   */
  async request(userId: string): Promise<DataExport> {
    const standing = await this.exports.find(userId);
    if (standing?.state !== 'waiting') await this.limits.count([exportLimit, userId]);
    const row = await this.exports.start(userId);
    // Also for one that was begun before: should its job have got lost, this is a new one, and otherwise nothing.
    await this.enqueue(row);
    return toDataExport(row, await this.percentOf(row.id));
  }

  /** The file of a copy, for its owner. @throws NotFound */
  async open(userId: string, id: string): Promise<StoredFile> {
    const row = await this.exports.find(userId);
    if (row?.id !== id || row.state !== 'ready' || this.isOver(row)) throw new NotFound();
    const file = await this.storage.open(exportKey(row));
    if (!file) throw new NotFound();
    return file;
  }

  /** Copies that somebody waits for. */
  listWaiting(): Promise<ExportRow[]> {
    return this.exports.findWaiting();
  }

  /** Removes the copies whose time is over. @returns how many */
  @Recurring({ name: 'remove-expired-data-exports', cron: nightly })
  async removeExpired(): Promise<number> {
    let removed = 0;
    for (;;) {
      const rows = await this.exports.findExpired(batch);
      if (rows.length === 0) return removed;
      await Promise.all(rows.map((row) => this.storage.delete(exportKey(row))));
      await this.exports.remove(rows.map(({ id }) => id));
      removed += rows.length;
    }
  }

  /** Removes the files of copies that an account has or had. */
  removeFiles(userId: string): Promise<void> {
    return this.storage.deleteOwned(userId, exportKind);
  }

  private isOver({ expiresAt }: ExportRow): boolean {
    return expiresAt !== null && expiresAt <= this.clock.now();
  }

  private async enqueue({ id, userId }: ExportRow): Promise<void> {
    await this.jobs.add(packData, { id, userId });
  }

  /** What the worker last reported; 0 when the queue can't be reached. */
  private async percentOf(id: string): Promise<number> {
    const progress = await this.jobs.progressOf(packData, id).catch(() => null);
    return progress?.export.percent ?? 0;
  }
}
