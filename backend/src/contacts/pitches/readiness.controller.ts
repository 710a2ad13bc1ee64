import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CheckOfferBody } from '../../../../contract/pitches/check-offer.body.js';
import type { CheckedOffer } from '../../../../contract/pitches/offer.js';
import type { PitchReadiness } from '../../../../contract/pitches/readiness.js';
import { TooManyTries } from '../../common/app-error.js';
import { Access } from '../../http/access.decorator.js';
import { ApiErrors } from '../../http/api-errors.decorator.js';
import { type Caller, CurrentCaller } from '../../http/caller.decorator.js';
import { IdPipe } from '../../http/id.pipe.js';
import { checkOffer } from './offer-signs.js';
import { ReadinessService } from './readiness.service.js';

@ApiTags('pitches')
@Controller()
@Access('subscriber')
export class ReadinessController {
  constructor(private readonly readiness: ReadinessService) {}

  /** What is missing before a release can be pitched, and where to fix it. */
  @Get('releases/:id/readiness')
  @ApiErrors(new TooManyTries(60))
  check(@CurrentCaller() { user }: Caller, @Param('id', IdPipe) id: string): Promise<PitchReadiness> {
    return this.readiness.check(user.id, id);
  }

  /** Checks an offer the artist received against known warning signs. */
  @Post('offers/check')
  @HttpCode(200)
  checkOffer(@Body() { text }: CheckOfferBody): CheckedOffer {
    return checkOffer(text);
  }
}
