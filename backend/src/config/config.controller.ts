import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { appName, assistantName } from '../../../contract/app.js';
import { type AppConfig, socialProviders } from '../../../contract/config.js';
import { guestMessageLimit } from '../../../contract/limits.js';
import { Access } from '../http/access.decorator.js';
import { ENV } from './config.module.js';
import type { Env } from './env.js';
import { relyingPartyOf } from './relying-party.js';

@ApiTags('installation')
@Controller('config')
export class ConfigController {
  constructor(@Inject(ENV) private readonly env: Env) {}

  /** The settings of this installation that browsers need: names, prices, and whether it is a sandbox. */
  @Get()
  @Access('public')
  @ApiOkResponse({ description: '`AppConfig`' })
  getConfig(): AppConfig {
    const { payments, assistant, mail, social } = this.env;
    const standIns = [payments, assistant, mail, social.google, social.facebook];
    return {
      appName,
      assistantName,
      sandbox: standIns.some((provider) => provider?.isSandbox),
      socialProviders: socialProviders.filter((provider) => social[provider]),
      plans: [
        { id: 'monthly', priceId: payments.prices.monthly },
        { id: 'yearly', priceId: payments.prices.yearly },
      ],
      stripe: { publishableKey: payments.publishableKey, scriptUrl: payments.scriptUrl },
      hasPasskeys: relyingPartyOf(this.env.publicUrl) !== null,
      guestMessageLimit,
      mediaLimits: this.env.mediaLimits,
      profiles: this.env.profiles,
    };
  }
}
