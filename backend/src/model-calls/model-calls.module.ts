import { Module } from '@nestjs/common';
import { Assistant } from '../providers/assistant/assistant.js';
import { AssistantModule } from '../providers/assistant/assistant.module.js';
import { AssistantCheck } from './assistant-check.js';
import { CallRecorder } from './call-recorder.js';
import { MeteredAssistant } from './metered-assistant.js';
import { ModelCallRecordsModule } from './model-call-records.module.js';

/** The model, metered: the only way to it. */
@Module({
  imports: [AssistantModule, ModelCallRecordsModule],
  providers: [CallRecorder, AssistantCheck, MeteredAssistant, { provide: Assistant, useExisting: MeteredAssistant }],
  exports: [Assistant, ModelCallRecordsModule],
})
export class ModelCallsModule {}
