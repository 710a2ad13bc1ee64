import { Inject, Injectable } from '@nestjs/common';
import { Transform } from 'node:stream';
import { dataExportHours } from '../../../contract/data-export.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { greetedName } from '../mail/greeting.js';
import { MailService } from '../mail/mail.service.js';
import { Storage } from '../providers/storage/storage.js';
import { UsersService } from '../users/users.service.js';
import { AccountFilesService } from './account-files.service.js';
import { archiveOf } from '../common/archive.js';
import { exportKey, exportKind, toDataExport } from './data-export.js';
import type { DataExportJob, DataExportProgress } from './data-export-queue.js';
import { type ExportRow, DataExportsRepository } from './data-exports.repository.js';
import { DataExportsService } from './data-exports.service.js';

type Tell = (progress: DataExportProgress) => Promise<void>;

/** The least time between two words of progress, in milliseconds. */
const tellEveryMs = 250;

/** Makes copies of accounts' data. A job that is done twice, or by two workers, makes one copy. */
@Injectable()
export class DataExportPackerService {
  constructor(
    private readonly exports: DataExportsRepository,
    private readonly service: DataExportsService,
    private readonly files: AccountFilesService,
    private readonly users: UsersService,
    private readonly storage: Storage,
    private readonly mail: MailService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Packs a copy into storage as it is read, and says when it is there: by `tell` and by mail. */
  async pack(job: DataExportJob, tell: Tell): Promise<void> {
    const row = await this.exports.find(job.userId);
    if (row?.id !== job.id || row.state !== 'waiting') return this.clearUp(job, row);
    await this.makeRoom(row);
    const sizeBytes = await this.save(row, tell);
    const ready = await this.exports.markReady(row.id, sizeBytes, dataExportHours);
    if (!ready) return this.clearUp(job, await this.exports.find(job.userId));
    await tell({ userId: row.userId, export: toDataExport(ready, 100) });
    const user = await this.users.find(row.userId);
    if (!user) return;
    const data = { name: greetedName(user), hours: dataExportHours, url: `${this.env.publicUrl}/account` };
    const to = { email: user.email, isVerified: user.emailVerified };
    await this.mail.post('export-ready', row.id, to, data);
  }

  /** Says that a copy will not come. */
  async giveUp(job: DataExportJob, tell: Tell): Promise<void> {
    const row = await this.exports.markFailed(job.id);
    if (!row) return;
    // Another one may have been asked for by now: its file stays.
    await this.storage.deleteBeginning(exportKey(row));
    await tell({ userId: row.userId, export: toDataExport(row, 0) });
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

  private async save(row: ExportRow, tell: Tell): Promise<number> {
    const entries = await this.files.of(row.userId);
    let toldAt = 0;
    const archive = archiveOf(entries, (index) => {
      const now = Date.now();
      if (now - toldAt < tellEveryMs) return;
      toldAt = now;
      const percent = Math.floor((index / entries.length) * 100);
      // Progress is told for those who watch; that it could not be is no reason to stop.
      tell({ userId: row.userId, export: toDataExport(row, percent) }).catch(() => undefined);
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

  /** Removes what was made for nobody: the account is gone, or has asked for another copy since. */
  private async clearUp(job: DataExportJob, current: ExportRow | null): Promise<void> {
    if (!current) await this.service.removeFiles(job.userId);
    else if (current.id !== job.id) await this.storage.delete(exportKey(job));
  }
}
