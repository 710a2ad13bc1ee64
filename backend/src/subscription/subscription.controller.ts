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
  ApiTags,
} from '@nestjs/swagger';
import type { Request } from 'express';
import { CheckoutSessionBody } from '../../../contract/checkout-session.body.js';
import type { CheckoutSession, SubscriptionDetails, SubscriptionStatus } from '../../../contract/subscription.js';
import { VerifyStatusBody } from '../../../contract/verify-status.body.js';
import { Access } from '../common/access.decorator.js';
import { type Caller, CurrentCaller } from '../common/caller.decorator.js';
import { SubscriptionService } from './subscription.service.js';

@ApiTags('subscription')
@Controller('subscription')
export class SubscriptionController {
  constructor(private readonly subscription: SubscriptionService) {}

  /** Opens the hosted checkout for a plan's price. */
  @Post('create-checkout-session')
  @Access('user')
  @ApiCreatedResponse({ description: '`CheckoutSession`: where to send the browser' })
  @ApiBadRequestResponse({ description: 'The price belongs to no plan' })
  @ApiConflictResponse({ description: 'The account has an active subscription' })
  @ApiBadGatewayResponse({ description: 'The payment provider failed; nothing was begun' })
  createCheckout(@CurrentCaller() caller: Caller, @Body() body: CheckoutSessionBody): Promise<CheckoutSession> {
    return this.subscription.createCheckout(caller, body);
  }

  /** Reads the caller's subscription afresh from the provider: on return from checkout, and when its end has passed. */
  @Post('verify-status')
  @HttpCode(200)
  @Access('user')
  @ApiOkResponse({ description: '`SubscriptionStatus`' })
  @ApiNotFoundResponse({ description: 'The session does not exist or is somebody else’s' })
  @ApiBadGatewayResponse({ description: 'The payment provider failed' })
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
