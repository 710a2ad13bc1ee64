import { Module } from '@nestjs/common';
import { Assistant } from '../providers/assistant/assistant.js';
import { ProvidersModule } from '../providers/providers.module.js';
import { AssistantCheck } from './assistant-check.js';
import { CallRecorder } from './call-recorder.js';
import { MeteredAssistant } from './metered-assistant.js';
import { ModelCallRecordsModule } from './model-call-records.module.js';

/** The metered model: the only way to call it. */
@Module({
  imports: [ProvidersModule, ModelCallRecordsModule],
  providers: [CallRecorder, AssistantCheck, MeteredAssistant, { provide: Assistant, useExisting: MeteredAssistant }],
  exports: [Assistant, ModelCallRecordsModule],
})
export class ModelCallsModule {}
