import { Module } from '@nestjs/common';
import { ModelCallsModule } from '../model-calls/model-calls.module.js';
import { DateMathTool } from './date-math.tool.js';
import { LinkChecker } from './links/link-checker.js';
import { StepsRepository } from './steps.repository.js';
import { StepsService } from './steps.service.js';
import { ToolLoop } from './tool-loop.js';
import { ToolRegistry } from './tool-registry.js';
import { ToolRunner } from './tool-runner.js';

/** The assistant's tools. Import it and register your tools in `onModuleInit`. */
@Module({
  imports: [ModelCallsModule],
  providers: [
    ToolRegistry,
    ToolLoop,
    ToolRunner,
    StepsService,
    StepsRepository,
    DateMathTool,
    { provide: LinkChecker, useFactory: () => new LinkChecker() },
  ],
  exports: [ToolRegistry, ToolLoop, StepsService, LinkChecker],
})
export class AssistantToolsModule {}
