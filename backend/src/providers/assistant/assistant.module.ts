import { Module } from '@nestjs/common';
import { Assistant } from './assistant.js';
import { OpenAiAssistant } from './openai-assistant.js';

@Module({ providers: [{ provide: Assistant, useClass: OpenAiAssistant }], exports: [Assistant] })
export class AssistantModule {}
