import { Module } from '@nestjs/common';
import { AssistantStatus } from './assistant-status.js';

@Module({ providers: [AssistantStatus], exports: [AssistantStatus] })
export class AssistantStatusModule {}
