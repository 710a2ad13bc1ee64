import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { ProvidersModule } from '../providers/providers.module.js';
import { BroadcastModule } from '../broadcast/broadcast.module.js';
import { ConfirmSubscriptionsPerformer } from './confirm-subscriptions.performer.js';
import { CheckoutService } from './checkout.service.js';
import { PlanChangeService } from './plan-change.service.js';
import { PriceCheckService } from './price-check.service.js';
import { SubscriptionController } from './subscription.controller.js';
import { SubscriptionRepository } from './subscription.repository.js';
import { SubscriptionReconciler } from './subscription-reconciler.js';
import { SubscriptionService } from './subscription.service.js';
import { SubscriptionSweepService } from './subscription-sweep.service.js';

@Module({
  imports: [ProvidersModule, BroadcastModule, MailModule],
  controllers: [SubscriptionController],
  providers: [
    SubscriptionService,
    CheckoutService,
    PlanChangeService,
    SubscriptionSweepService,
    SubscriptionReconciler,
    SubscriptionRepository,
    PriceCheckService,
    ConfirmSubscriptionsPerformer,
  ],
  exports: [SubscriptionService, SubscriptionSweepService],
})
export class SubscriptionModule {}
