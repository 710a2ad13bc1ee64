import { type DynamicModule, Module } from '@nestjs/common';
import { ProvidersModule } from '../providers/providers.module.js';
import { BackupChecksRepository } from './backup-checks.repository.js';
import { BackupStatus } from './backup-status.service.js';
import { NightlyBackupService } from './nightly-backup.service.js';

/** Backups: the worker takes and checks them; the API reports whether they can be relied on. */
@Module({})
export class BackupModule {
  static forApi(): DynamicModule {
    return { module: BackupModule, providers: [BackupChecksRepository, BackupStatus], exports: [BackupStatus] };
  }

  static forWorker(): DynamicModule {
    return {
      module: BackupModule,
      imports: [ProvidersModule],
      providers: [BackupChecksRepository, NightlyBackupService],
    };
  }
}
