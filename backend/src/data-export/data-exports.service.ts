import { Injectable } from '@nestjs/common';
import type { DataExport } from '../../../contract/account/data-export.js';
import { NotFound } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { type Counted, type RateLimit, RateLimits } from '../http/rate-limits.js';
import { Jobs } from '../jobs/jobs.service.js';
import { nightly, Recurring } from '../jobs/recurring.decorator.js';
import { Storage, type StoredFile } from '../providers/storage/storage.js';
import { exportKey, exportKind, toDataExport } from './data-export.js';
import { type ExportRow, DataExportsRepository } from './data-exports.repository.js';
import { packData } from './pack-data.job.js';

const exportLimit: RateLimit = { name: 'export', times: 5, seconds: 86_400 };

/** Batch size. */
const batch = 200;

/** Requests, shows and downloads data exports. The worker packs them. */
@Injectable()
export class DataExportsService {
  constructor(
    private readonly jobs: Jobs,
    private readonly exports: DataExportsRepository,
    private readonly storage: Storage,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** The latest export of an account's data; null if there is none or it has expired. */
  async latest(userId: string): Promise<DataExport | null> {
    const row = await this.exports.find(userId);
    if (!row || this.isOver(row)) return null;
    return toDataExport(row, row.state === 'waiting' ? await this.percentOf(row.id) : 0);
  }

  /**
   * Starts an export, or joins the one in progress.
   * @throws TooManyTries after several in a day, DependencyDown if the queue can't be reached
   */
  async request(userId: string): Promise<DataExport> {
    const latest = await this.exports.find(userId);
    const counted: Counted[] = latest?.state === 'waiting' ? [] : [[exportLimit, userId]];
    await this.limits.count(...counted);
    const { row, isNew, replaced } = await this.exports.start(userId);
    try {
      // Also for an existing export: if its job was lost, this adds a new one; otherwise it changes nothing.
      await this.enqueue(row);
    } catch (error) {
      // A refused export must not run later, and the previous one can still be downloaded.
      if (isNew) await this.exports.withdraw(row, replaced);
      await this.limits.refund(...counted);
      throw error;
    }
    return toDataExport(row, await this.percentOf(row.id));
  }

  /** An export's file, for its owner. @throws NotFound */
  async openExport(userId: string, id: string): Promise<StoredFile> {
    const row = await this.exports.find(userId);
    if (row?.id !== id || row.state !== 'ready' || this.isOver(row)) throw new NotFound();
    const file = await this.storage.openFile(exportKey(row));
    if (!file) throw new NotFound();
    return file;
  }

  /** Pending exports. */
  listWaiting(): Promise<ExportRow[]> {
    return this.exports.findWaiting();
  }

  /** Removes expired exports. @returns how many */
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

  /** Removes all export files of an account. */
  removeFiles(userId: string): Promise<void> {
    return this.storage.deleteOwned(userId, exportKind);
  }

  private isOver({ expiresAt }: ExportRow): boolean {
    return expiresAt !== null && expiresAt <= this.clock.now();
  }

  private async enqueue({ id, userId }: ExportRow): Promise<void> {
    await this.jobs.add(packData, { id, userId });
  }

  /** The progress last reported by the worker; 0 if the queue can't be reached. */
  private async percentOf(id: string): Promise<number> {
    const progress = await this.jobs.progressOf(packData, id).catch(() => null);
    return progress?.export.percent ?? 0;
  }
}
