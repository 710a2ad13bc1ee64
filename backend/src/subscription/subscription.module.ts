import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PaymentsModule } from '../providers/payments/payments.module.js';
import { BroadcastModule } from '../realtime/broadcast.module.js';
import { PaymentEventEntity } from './payment-event.entity.js';
import { PriceCheckService } from './price-check.service.js';
import { SubscriptionController } from './subscription.controller.js';
import { SubscriptionEntity } from './subscription.entity.js';
import { SubscriptionRepository } from './subscription.repository.js';
import { SubscriptionService } from './subscription.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([SubscriptionEntity, PaymentEventEntity]), PaymentsModule, BroadcastModule],
  controllers: [SubscriptionController],
  providers: [SubscriptionService, SubscriptionRepository, PriceCheckService],
  exports: [SubscriptionService],
})
export class SubscriptionModule {}
