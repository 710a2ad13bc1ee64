import { Module } from '@nestjs/common';
import { Payments } from './payments.js';
import { StripePayments } from './stripe-payments.js';

@Module({ providers: [{ provide: Payments, useClass: StripePayments }], exports: [Payments] })
export class PaymentsModule {}
