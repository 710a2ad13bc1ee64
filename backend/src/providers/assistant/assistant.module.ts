import { Module } from '@nestjs/common';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { AssistantStatus } from './assistant-status.js';
import { AssistantStatusModule } from './assistant-status.module.js';
import { ChatAdapter } from './chat-adapter.js';
import { ModelAdapter } from './model-adapter.js';
import { ResponsesAdapter } from './responses-adapter.js';

/** The model's adapter, for the module that meters calls. Everything else imports that one. */
@Module({
  imports: [AssistantStatusModule],
  providers: [
    {
      provide: ModelAdapter,
      inject: [ENV, AssistantStatus],
      useFactory: (env: Env, status: AssistantStatus): ModelAdapter =>
        env.assistant.api === 'chat' ? new ChatAdapter(env, status) : new ResponsesAdapter(env, status),
    },
  ],
  exports: [ModelAdapter],
})
export class AssistantModule {}
