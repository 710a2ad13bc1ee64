import { Module } from '@nestjs/common';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { AssistantStatus } from './assistant/assistant-status.js';
import { ChatAdapter } from './assistant/chat-adapter.js';
import { ModelAdapter } from './assistant/model-adapter.js';
import { ResponsesAdapter } from './assistant/responses-adapter.js';
import { Mail } from './mail/mail.js';
import { SmtpMail } from './mail/smtp-mail.js';
import { Payments } from './payments/payments.js';
import { StripePayments } from './payments/stripe-payments.js';
import { ChromiumPrinter } from './printer/chromium-printer.js';
import { Printer } from './printer/printer.js';
import { openStorage } from './storage/open-storage.js';
import { Storage } from './storage/storage.js';

/**
 * Provides each vendor's adapter as its abstract class. Calls of the model are metered: for those, import
 * ModelCallsModule instead.
 */
@Module({
  providers: [
    AssistantStatus,
    {
      provide: ModelAdapter,
      inject: [ENV, AssistantStatus],
      useFactory: (env: Env, status: AssistantStatus): ModelAdapter =>
        env.assistant.api === 'chat' ? new ChatAdapter(env, status) : new ResponsesAdapter(env, status),
    },
    { provide: Mail, useClass: SmtpMail },
    { provide: Payments, useClass: StripePayments },
    { provide: Printer, useClass: ChromiumPrinter },
    { provide: Storage, inject: [ENV], useFactory: openStorage },
  ],
  exports: [AssistantStatus, ModelAdapter, Mail, Payments, Printer, Storage],
})
export class ProvidersModule {}
