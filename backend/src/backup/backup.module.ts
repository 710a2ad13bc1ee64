import { Module } from '@nestjs/common';
import { ProvidersModule } from '../providers/providers.module.js';
import { BackupChecksRepository } from './backup-checks.repository.js';
import { BackupStatus } from './backup-status.service.js';
import { NightlyBackupService } from './nightly-backup.service.js';

/** Reports whether backups can be relied on. */
@Module({ providers: [BackupChecksRepository, BackupStatus], exports: [BackupStatus] })
export class BackupStatusModule {}

/** Takes and checks backups. */
@Module({ imports: [ProvidersModule], providers: [BackupChecksRepository, NightlyBackupService] })
export class BackupWorkerModule {}
