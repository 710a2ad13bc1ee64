import { Body, Controller, Get, Headers, HttpCode, Post, Req } from '@nestjs/common';
import {
  ApiBadGatewayResponse,
  ApiBadRequestResponse,
  ApiBody,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiHeader,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiPaymentRequiredResponse,
  ApiTags,
  ApiTooManyRequestsResponse,
} from '@nestjs/swagger';
import type { Request } from 'express';
import { CheckoutSessionBody } from '../../../contract/checkout-session.body.js';
import type {
  CheckoutSession,
  Invoice,
  PlanSwitch,
  PortalSession,
  SubscriptionDetails,
  SubscriptionStatus,
  SwitchPreview,
} from '../../../contract/subscription.js';
import { SwitchPlanBody } from '../../../contract/switch-plan.body.js';
import { SwitchPreviewBody } from '../../../contract/switch-preview.body.js';
import { VerifyStatusBody } from '../../../contract/verify-status.body.js';
import { Access } from '../common/access.decorator.js';
import { type Caller, CurrentCaller } from '../common/caller.decorator.js';
import { CheckoutService } from './checkout.service.js';
import { PlanChangeService } from './plan-change.service.js';
import { SubscriptionService } from './subscription.service.js';

@ApiTags('subscription')
@Controller('subscription')
export class SubscriptionController {
  constructor(
    private readonly subscription: SubscriptionService,
    private readonly checkout: CheckoutService,
    private readonly planChange: PlanChangeService,
  ) {}

  /** Opens the hosted checkout for a plan's price. */
  @Post('create-checkout-session')
  @Access('user')
  @ApiCreatedResponse({ description: '`CheckoutSession`: where to send the browser' })
  @ApiBadRequestResponse({ description: 'The price belongs to no plan' })
  @ApiConflictResponse({ description: 'The account has an active subscription, or one whose payment is due' })
  @ApiBadGatewayResponse({ description: 'The payment provider failed or refused; nothing was begun' })
  @ApiTooManyRequestsResponse()
  createCheckout(@CurrentCaller() caller: Caller, @Body() body: CheckoutSessionBody): Promise<CheckoutSession> {
    return this.checkout.create(caller, body);
  }

  /** Reads the caller's subscription afresh from the provider: on return from checkout, and when its end has passed. */
  @Post('verify-status')
  @HttpCode(200)
  @Access('user')
  @ApiOkResponse({ description: '`SubscriptionStatus`' })
  @ApiNotFoundResponse({ description: 'The session does not exist or is somebody else’s' })
  @ApiBadGatewayResponse({ description: 'The payment provider failed or refused' })
  @ApiTooManyRequestsResponse()
  verify(@CurrentCaller() caller: Caller, @Body() body: VerifyStatusBody): Promise<SubscriptionStatus> {
    return this.subscription.verify(caller, body.sessionId);
  }

  /** The caller's subscription and its plan. */
  @Get('details')
  @Access('subscriber')
  @ApiOkResponse({ description: '`SubscriptionDetails`' })
  details(@CurrentCaller() caller: Caller): Promise<SubscriptionDetails> {
    return this.subscription.details(caller);
  }

  /** The caller's invoices, newest first. */
  @Get('invoices')
  @Access('user')
  @ApiOkResponse({ description: '`Invoice[]`' })
  @ApiBadGatewayResponse({ description: 'The payment provider failed or refused' })
  @ApiTooManyRequestsResponse()
  invoices(@CurrentCaller() caller: Caller): Promise<Invoice[]> {
    return this.subscription.invoices(caller);
  }

  /** Opens the payment provider's own pages for the card and the invoices. */
  @Post('portal')
  @Access('user')
  @ApiCreatedResponse({ description: '`PortalSession`: where to send the browser' })
  @ApiPaymentRequiredResponse({ description: 'The account never went to checkout' })
  @ApiBadGatewayResponse({ description: 'The payment provider failed or refused' })
  @ApiTooManyRequestsResponse()
  openPortal(@CurrentCaller() caller: Caller): Promise<PortalSession> {
    return this.subscription.openPortal(caller);
  }

  /** Has the subscription end with its period. Asked again, it answers the same. */
  @Post('cancel')
  @HttpCode(200)
  @Access('user')
  @ApiOkResponse({ description: '`SubscriptionDetails`' })
  @ApiPaymentRequiredResponse({ description: 'There is no active subscription' })
  @ApiConflictResponse({ description: 'A payment is due' })
  @ApiBadGatewayResponse({ description: 'The payment provider failed or refused' })
  @ApiTooManyRequestsResponse()
  cancel(@CurrentCaller() caller: Caller): Promise<SubscriptionDetails> {
    return this.planChange.cancel(caller);
  }

  /** Takes back that the subscription ends with its period. Asked again, it answers the same. */
  @Post('resume')
  @HttpCode(200)
  @Access('user')
  @ApiOkResponse({ description: '`SubscriptionDetails`' })
  @ApiPaymentRequiredResponse({ description: 'There is no active subscription' })
  @ApiConflictResponse({ description: 'A payment is due' })
  @ApiBadGatewayResponse({ description: 'The payment provider failed or refused' })
  @ApiTooManyRequestsResponse()
  resume(@CurrentCaller() caller: Caller): Promise<SubscriptionDetails> {
    return this.planChange.resume(caller);
  }

  /** What changing to the other plan would mean now; nothing changes. */
  @Post('switch/preview')
  @HttpCode(200)
  @Access('user')
  @ApiOkResponse({ description: '`SwitchPreview`' })
  @ApiPaymentRequiredResponse({ description: 'There is no active subscription' })
  @ApiConflictResponse({ description: 'It is that plan already, it is set to end, or a payment is due' })
  @ApiBadGatewayResponse({ description: 'The payment provider failed or refused' })
  @ApiTooManyRequestsResponse()
  previewSwitch(@CurrentCaller() caller: Caller, @Body() body: SwitchPreviewBody): Promise<SwitchPreview> {
    return this.planChange.preview(caller, body.planId);
  }

  /** Changes to the other plan at the price that a preview showed. Asked again, it answers the same. */
  @Post('switch')
  @HttpCode(200)
  @Access('user')
  @ApiOkResponse({ description: '`PlanSwitch`: done, or where the payment is confirmed' })
  @ApiPaymentRequiredResponse({ description: 'There is no active subscription' })
  @ApiConflictResponse({ description: 'The preview is too old, the card was declined, or a payment is due' })
  @ApiBadGatewayResponse({ description: 'The payment provider failed or refused' })
  @ApiTooManyRequestsResponse()
  switchPlan(@CurrentCaller() caller: Caller, @Body() body: SwitchPlanBody): Promise<PlanSwitch> {
    return this.planChange.switch(caller, body);
  }

  /** Takes the payment provider's events. Answered once their effect is stored; otherwise the provider sends them again. */
  @Post('webhook')
  @HttpCode(200)
  @Access('public')
  @ApiHeader({ name: 'Stripe-Signature', required: true })
  @ApiBody({ description: 'An event as the provider sends it; the signature covers its bytes', schema: {} })
  @ApiOkResponse({ description: '`{"received":true}`' })
  @ApiBadRequestResponse({ description: 'The signature does not prove the event' })
  async receiveEvent(
    @Req() request: Request<unknown, unknown, Buffer | undefined>,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<{ received: true }> {
    await this.subscription.receiveEvent(request.body ?? Buffer.alloc(0), signature);
    return { received: true };
  }
}
