import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Metrics } from '../common/metrics.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { version } from '../config/version.js';
import { Recurring } from '../jobs/recurring.decorator.js';
import { Storage } from '../providers/storage/storage.js';
import { BackupChecksRepository } from './backup-checks.repository.js';
import { BackupProblem } from './backup.errors.js';
import { checkBackup, shareOfDay } from './check-backup.js';
import { type Manifest, startOf } from './contents/backup-set.js';
import type { BackupStore } from './contents/backup-store.js';
import { openBackupStore } from './open-backup-store.js';
import { describeBackup } from './print-backup.js';
import { takeBackup } from './take-backup.js';

/** How long the age of the newest backup is cached for the metrics, in milliseconds. */
const ageKnownMs = 600_000;

/**
 * Takes a backup every night and restores the newest one into a scratch database. Does nothing unless backups are
 * configured.
 */
@Injectable()
export class NightlyBackupService implements OnModuleDestroy {
  private readonly logger = new Logger('Backup');
  private readonly stopping = new AbortController();
  private newest: { takenAt: number; readAt: number } | undefined;

  constructor(
    private readonly storage: Storage,
    private readonly checks: BackupChecksRepository,
    @Inject(ENV) private readonly env: Env,
    metrics: Metrics,
  ) {
    metrics.watch('fanfare_backup_age_seconds', 'Age of the newest backup', () => this.findAge());
    metrics.watch('fanfare_backup_check_age_seconds', 'Time since a backup was last restored without a problem', () =>
      this.findCheckAge(),
    );
  }

  /** Stops the backup and the check. The next night, or a manual backup, starts over. */
  onModuleDestroy(): void {
    this.stopping.abort(new Error('The worker is stopping'));
  }

  /** @throws BackupProblem, or whatever else went wrong */
  @Recurring({ name: 'back-up', cron: '47 3 * * *' })
  async run(): Promise<void> {
    if (!this.env.backup) return;
    let set: string | null = null;
    try {
      const { store, keepDays } = await openBackupStore(this.env);
      const { databaseUrl } = this.env;
      const source = { databaseUrl, storage: this.storage, version, keepDays };
      const taken = await takeBackup(source, store, this.stopping.signal).catch((error: unknown) => ({ error }));
      set = await store.findNewest();
      await this.check(store, set);
      if ('error' in taken) throw taken.error;
      await this.checks.add(set, null);
    } catch (error) {
      if (!this.stopping.signal.aborted)
        await this.checks.add(set, error instanceof Error ? error.message : String(error));
      throw error;
    }
  }

  private async check(store: BackupStore, set: string | null): Promise<void> {
    const { backup, databaseUrl } = this.env;
    if (set === null || !backup) throw new BackupProblem('There is no backup');
    const manifest: Manifest = await store.readManifest(set);
    const place = { checkDatabaseUrl: backup.checkDatabaseUrl, databaseUrl };
    const share = shareOfDay(new Date());
    const startedAt = performance.now();
    const filesRead = await checkBackup(place, store, manifest, share, this.stopping.signal);
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    this.logger.log({ msg: `Restored as a check: ${describeBackup(manifest)}`, filesRead, seconds });
  }

  /** In seconds; infinite if there is no backup. */
  private async findAge(): Promise<number> {
    if (!this.env.backup) return NaN;
    if (!this.newest || Date.now() - this.newest.readAt > ageKnownMs) {
      const { store } = await openBackupStore(this.env);
      const set = await store.findNewest();
      this.newest = { takenAt: set === null ? -Infinity : startOf(set).getTime(), readAt: Date.now() };
    }
    return (Date.now() - this.newest.takenAt) / 1000;
  }

  /** In seconds; infinite if no check has succeeded yet. */
  private async findCheckAge(): Promise<number> {
    if (!this.env.backup) return NaN;
    const last = await this.checks.findLastGood();
    return last ? (Date.now() - last.getTime()) / 1000 : Infinity;
  }
}
