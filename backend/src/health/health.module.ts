import { Module } from '@nestjs/common';
import { ProvidersModule } from '../providers/providers.module.js';
import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';

@Module({ imports: [ProvidersModule], controllers: [HealthController], providers: [HealthService] })
export class HealthModule {}
