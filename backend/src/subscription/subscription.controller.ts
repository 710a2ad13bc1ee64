import { Body, Controller, Get, Headers, HttpCode, Post, Req } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { CheckoutSessionBody } from '../../../contract/subscription/checkout-session.body.js';
import type {
  CheckoutSession,
  Invoice,
  PlanSwitch,
  PortalSession,
  SubscriptionDetails,
  SubscriptionStatus,
  SwitchPreview,
} from '../../../contract/subscription/subscription.js';
import { SwitchPlanBody } from '../../../contract/subscription/switch-plan.body.js';
import { SwitchPreviewBody } from '../../../contract/subscription/switch-preview.body.js';
import { VerifyStatusBody } from '../../../contract/auth/verify-status.body.js';
import { Access } from '../http/access.decorator.js';
import { ApiErrors, type DocumentedError } from '../http/api-errors.decorator.js';
import { NotFound, Overloaded, TooManyTries } from '../common/app-error.js';
import { type Caller, CurrentCaller } from '../http/caller.decorator.js';
import { AllowForeignOrigins, PlainTextErrors, RawBody } from '../http/rules/route-rules.js';
import {
  PaymentDeclined,
  PaymentProviderFailed,
  PaymentProviderRefused,
  UnknownPrice,
  UnprovenEvent,
} from '../providers/payments/payments.js';
import { CheckoutService } from './checkout.service.js';
import { PlanChangeService } from './plan-change.service.js';
import {
  AlreadySubscribed,
  CheckoutFailed,
  CheckoutRefused,
  InvalidPlan,
  NoActiveSubscription,
  PaymentDue,
  PlanNotOnSale,
  PreviewExpired,
  SamePlan,
  SetToEnd,
} from './subscription.errors.js';
import { SubscriptionService } from './subscription.service.js';

/** Errors of every endpoint that needs the payment provider. */
const providerErrors: DocumentedError[] = [
  PaymentProviderFailed,
  new PaymentProviderRefused(),
  Overloaded,
  new TooManyTries(60),
];

/** The provider's events are a few kilobytes long. */
const eventMaxBytes = 1024 * 1024;

@ApiTags('subscription')
@Controller('subscription')
export class SubscriptionController {
  constructor(
    private readonly subscription: SubscriptionService,
    private readonly checkout: CheckoutService,
    private readonly planChange: PlanChangeService,
  ) {}

  /** Opens the hosted checkout for a plan. */
  @Post('create-checkout-session')
  @Access('user')
  @ApiErrors(
    InvalidPlan,
    AlreadySubscribed,
    PaymentDue,
    CheckoutFailed,
    CheckoutRefused,
    PlanNotOnSale,
    Overloaded,
    new TooManyTries(60),
  )
  createCheckout(@CurrentCaller() caller: Caller, @Body() body: CheckoutSessionBody): Promise<CheckoutSession> {
    return this.checkout.create(caller, body);
  }

  /** Reads the caller's subscription from the provider: on return from checkout, and when its end has passed. */
  @Post('verify-status')
  @PlainTextErrors()
  @HttpCode(200)
  @Access('user')
  @ApiErrors(NotFound, ...providerErrors)
  verify(@CurrentCaller() caller: Caller, @Body() body: VerifyStatusBody): Promise<SubscriptionStatus> {
    return this.subscription.verify(caller, body.sessionId);
  }

  /** The caller's subscription and plan. */
  @Get('details')
  @PlainTextErrors()
  @Access('subscriber')
  @ApiErrors(NotFound)
  details(@CurrentCaller() caller: Caller): Promise<SubscriptionDetails> {
    return this.subscription.details(caller);
  }

  /** The caller's invoices, newest first. */
  @Get('invoices')
  @Access('user')
  @ApiErrors(...providerErrors)
  invoices(@CurrentCaller() caller: Caller): Promise<Invoice[]> {
    return this.subscription.invoices(caller);
  }

  /** Opens the payment provider's billing portal. */
  @Post('portal')
  @Access('user')
  @ApiErrors(NoActiveSubscription, ...providerErrors)
  openPortal(@CurrentCaller() caller: Caller): Promise<PortalSession> {
    return this.subscription.openPortal(caller);
  }

  /** Cancels the subscription at the end of its period. Idempotent. */
  @Post('cancel')
  @HttpCode(200)
  @Access('user')
  @ApiErrors(NoActiveSubscription, PaymentDue, ...providerErrors)
  cancel(@CurrentCaller() caller: Caller): Promise<SubscriptionDetails> {
    return this.planChange.cancel(caller);
  }

  /** Resumes a subscription set to end with its period. Idempotent. */
  @Post('resume')
  @HttpCode(200)
  @Access('user')
  @ApiErrors(NoActiveSubscription, PaymentDue, ...providerErrors)
  resume(@CurrentCaller() caller: Caller): Promise<SubscriptionDetails> {
    return this.planChange.resume(caller);
  }

  /** Previews switching to the other plan; nothing changes. */
  @Post('switch/preview')
  @HttpCode(200)
  @Access('user')
  @ApiErrors(NoActiveSubscription, PaymentDue, SamePlan, SetToEnd, UnknownPrice, ...providerErrors)
  previewSwitch(@CurrentCaller() caller: Caller, @Body() body: SwitchPreviewBody): Promise<SwitchPreview> {
    return this.planChange.preview(caller, body.planId);
  }

  /** Switches to the other plan at the price a preview showed. Idempotent. */
  @Post('switch')
  @HttpCode(200)
  @Access('user')
  @ApiErrors(
    NoActiveSubscription,
    PaymentDue,
    SetToEnd,
    PreviewExpired,
    PaymentDeclined,
    UnknownPrice,
    ...providerErrors,
  )
  switchPlan(@CurrentCaller() caller: Caller, @Body() body: SwitchPlanBody): Promise<PlanSwitch> {
    return this.planChange.switch(caller, body);
  }

  /**
   * Receives the payment provider's webhook events. Responds once their effect is stored; otherwise the provider sends
   * them again.
   */
  @Post('webhook')
  @AllowForeignOrigins()
  @RawBody(eventMaxBytes)
  @HttpCode(200)
  @Access('public')
  @ApiHeader({ name: 'Stripe-Signature', required: true })
  @ApiBody({ description: 'An event as the provider sends it; the signature covers its bytes', schema: {} })
  @ApiErrors(UnprovenEvent, PaymentProviderFailed, Overloaded)
  async receiveEvent(
    @Req() request: Request<unknown, unknown, Buffer | undefined>,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<{ received: true }> {
    await this.subscription.receiveEvent(request.body ?? Buffer.alloc(0), signature);
    return { received: true };
  }
}
