import { Module } from '@nestjs/common';
import { ToolRegistry } from './tool-registry.js';

/** What the assistant can do besides writing. Import it and register your tools in `onModuleInit`. */
@Module({ providers: [ToolRegistry], exports: [ToolRegistry] })
export class AssistantToolsModule {}
