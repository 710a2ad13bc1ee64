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

/** The least time between two progress reports, in milliseconds. */
const reportEveryMs = 250;

/** Makes copies of accounts' data. A job that is done twice, or by two workers, makes one copy. */
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

  /** Packs a copy into storage as it is read, and reports it ready to open tabs and by email. */
  async pack(job: PackData, report: Report): Promise<void> {
    const row = await this.exports.find(job.userId);
    if (row?.id !== job.id || row.state !== 'waiting') return this.clearUp(job, row);
    await this.makeRoom(row);
    const sizeBytes = await this.save(row, report);
    const ready = await this.exports.markReady(row.id, { sizeBytes, hours: dataExportHours }, this.addNotice);
    if (!ready) return this.clearUp(job, await this.exports.find(job.userId));
    await report({ userId: row.userId, export: toDataExport(ready, 100) });
  }

  /** Reports that a copy will not come. */
  async giveUp(job: PackData, report: Report): Promise<void> {
    const row = await this.exports.markFailed(job.id);
    if (!row) return;
    // Another one may have been asked for by now: its file stays.
    await this.storage.deleteBeginning(exportKey(row));
    await report({ userId: row.userId, export: toDataExport(row, 0) });
  }

  /**
   * Removes the copy before, and what a try that was killed left behind. The file of this copy stays: another worker may have
   * finished it meanwhile.
   */
  private async makeRoom(row: ExportRow): Promise<void> {
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
      // Progress is for those who watch: failing to report it is no reason to stop.
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

  /** Removes what was made for nobody: the account is gone, or has asked for another copy since. */
  private async clearUp(job: PackData, current: ExportRow | null): Promise<void> {
    if (!current) await this.service.removeFiles(job.userId);
    else if (current.id !== job.id) await this.storage.delete(exportKey(job));
  }
}
