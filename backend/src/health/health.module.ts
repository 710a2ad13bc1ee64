import { Module } from '@nestjs/common';
import { BackupStatusModule } from '../backup/backup.module.js';
import { ProvidersModule } from '../providers/providers.module.js';
import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';

@Module({
  imports: [ProvidersModule, BackupStatusModule],
  controllers: [HealthController],
  providers: [HealthService],
})
export class HealthModule {}
