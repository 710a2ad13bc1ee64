import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { type Plan, plans } from '../../../contract/subscription/plans.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { Payments } from '../providers/payments/payments.js';
import { priceProblem } from './price-problem.js';

/** At startup, compares the prices on the plan cards with what the provider charges, and warns if they differ. */
@Injectable()
export class PriceCheckService implements OnApplicationBootstrap {
  private readonly logger = new Logger(PriceCheckService.name);

  constructor(
    private readonly payments: Payments,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Not awaited: the provider may be unavailable. */
  onApplicationBootstrap(): void {
    void this.check();
  }

  /** Logs a warning for each plan whose price differs or can't be read. */
  async check(): Promise<void> {
    await Promise.all(plans.map((plan) => this.checkPlan(plan)));
  }

  private async checkPlan(plan: Plan): Promise<void> {
    const priceId = this.env.payments.prices[plan.id];
    try {
      const problem = priceProblem(plan, await this.payments.findPrice(priceId));
      if (problem) this.logger.warn(`The price ${priceId} is not that of the ${plan.name}: ${problem}`);
    } catch (error) {
      this.logger.warn({ err: error, msg: `The price of the ${plan.name} could not be checked` });
    }
  }
}
