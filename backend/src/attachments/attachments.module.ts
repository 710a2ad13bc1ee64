import { Module } from '@nestjs/common';
import { AssistantToolsModule } from '../assistant/assistant-tools.module.js';
import { MediaModule } from '../media/media.module.js';
import { AttachmentsController } from './attachments.controller.js';
import { AttachmentsRepository } from './attachments.repository.js';
import { AttachmentsService } from './attachments.service.js';
import { PromptAttachments } from './prompt-attachments.service.js';
import { ReadAttachmentTool } from './read-attachment.tool.js';
import { TextExtractor } from './extract/text-extractor.js';

/** The part of attachments shared by the API and the worker. */
@Module({
  imports: [MediaModule],
  providers: [AttachmentsService, AttachmentsRepository, PromptAttachments, TextExtractor],
  exports: [AttachmentsService, PromptAttachments],
})
export class AttachmentsModule {}

/** Routes, and the assistant's tool. */
@Module({
  imports: [AttachmentsModule, AssistantToolsModule],
  controllers: [AttachmentsController],
  providers: [ReadAttachmentTool],
})
export class AttachmentsApiModule {}
