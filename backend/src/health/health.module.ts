import { Module } from '@nestjs/common';
import { AssistantStatusModule } from '../providers/assistant/assistant-status.module.js';
import { HealthController } from './health.controller.js';
import { HealthService } from './health.service.js';

@Module({ imports: [AssistantStatusModule], controllers: [HealthController], providers: [HealthService] })
export class HealthModule {}
