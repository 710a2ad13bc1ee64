import { Inject, Injectable } from '@nestjs/common';
import { Transform } from 'node:stream';
import { dataExportHours } from '../../../contract/account/data-export.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import type { ReportProgress } from '../jobs/performer.js';
import { greetedName } from '../mail/greeting.js';
import { type AddNotice, Outbox } from '../mail/outbox.js';
import { Storage } from '../providers/storage/storage.js';
import { UsersService } from '../users/users.service.js';
import { AccountFilesService } from './account-files.service.js';
import { archiveOf } from '../common/archive.js';
import { exportKey, exportKind, toDataExport } from './data-export.js';
import { type ExportRow, DataExportsRepository } from './data-exports.repository.js';
import { DataExportsService } from './data-exports.service.js';
import type { PackData, PackProgress } from './pack-data.job.js';

type Report = ReportProgress<PackProgress>;

/** Minimum time between two progress reports, in milliseconds. */
const reportEveryMs = 250;

/** Packs data exports. A job that runs twice, or on two workers, makes one export. */
@Injectable()
export class DataExportPackerService {
  constructor(
    private readonly exports: DataExportsRepository,
    private readonly service: DataExportsService,
    private readonly files: AccountFilesService,
    private readonly users: UsersService,
    private readonly storage: Storage,
    private readonly outbox: Outbox,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Streams an export into storage, and reports it ready to open tabs and by email. */
  async pack(job: PackData, report: Report): Promise<void> {
    const row = await this.exports.find(job.userId);
    if (row?.id !== job.id || row.state !== 'waiting') return this.removeUnneeded(job, row);
    await this.removePrevious(row);
    const sizeBytes = await this.save(row, report);
    const ready = await this.exports.markReady(row.id, { sizeBytes, hours: dataExportHours }, this.addNotice);
    if (!ready) return this.removeUnneeded(job, await this.exports.find(job.userId));
    await report({ userId: row.userId, export: toDataExport(ready, 100) });
  }

  /** Reports that an export failed. */
  async fail(job: PackData, report: Report): Promise<void> {
    const row = await this.exports.markFailed(job.id);
    if (!row) return;
    // A newer export may have been requested: its file stays.
    await this.storage.deleteBeginning(exportKey(row));
    await report({ userId: row.userId, export: toDataExport(row, 0) });
  }

  /**
   * Removes the previous export and leftovers of a killed attempt. This export's own file stays: another worker may
   * have finished it in the meantime.
   */
  private async removePrevious(row: ExportRow): Promise<void> {
    const own = exportKey(row);
    const keys = await this.storage.listOwned(row.userId);
    const before = keys.filter((key) => key.startsWith(`${exportKind}/`) && key !== own);
    await Promise.all([...before.map((key) => this.storage.delete(key)), this.storage.deleteBeginning(`${own}.`)]);
  }

  private async save(row: ExportRow, report: Report): Promise<number> {
    const entries = await this.files.of(row.userId);
    let reportedAt = 0;
    const archive = archiveOf(entries, (index) => {
      const now = Date.now();
      if (now - reportedAt < reportEveryMs) return;
      reportedAt = now;
      const percent = Math.floor((index / entries.length) * 100);
      // A failed progress report must not stop the export.
      report({ userId: row.userId, export: toDataExport(row, percent) }).catch(() => undefined);
    });
    let size = 0;
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        size += chunk.length;
        done(null, chunk);
      },
    });
    archive.on('error', (error) => counted.destroy(error));
    counted.once('close', () => archive.destroy());
    await this.storage.save(exportKey(row), archive.pipe(counted));
    return size;
  }

  private readonly addNotice: AddNotice<ExportRow> = async (transaction, { userId }) => {
    const user = await this.users.find(userId);
    if (!user) return;
    const data = { name: greetedName(user), hours: dataExportHours, url: `${this.env.publicUrl}/account` };
    const to = { userId, email: user.email, isVerified: user.emailVerified };
    await this.outbox.add(transaction, { kind: 'export-ready', to, data });
  };

  /** Removes an export no one needs: the account is gone, or has requested a newer one. */
  private async removeUnneeded(job: PackData, current: ExportRow | null): Promise<void> {
    if (!current) await this.service.removeFiles(job.userId);
    else if (current.id !== job.id) await this.storage.delete(exportKey(job));
  }
}
