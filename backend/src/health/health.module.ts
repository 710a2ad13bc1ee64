import { Module } from '@nestjs/common';
import { BackupModule } from '../backup/backup.module.js';
import { ProvidersModule } from '../providers/providers.module.js';
import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';

@Module({
  imports: [ProvidersModule, BackupModule.forApi()],
  controllers: [HealthController],
  providers: [HealthService],
})
export class HealthModule {}
