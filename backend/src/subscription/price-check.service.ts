import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { type Plan, plans } from '../../../contract/subscription/plans.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { Payments } from '../providers/payments/payments.js';
import { priceProblem } from './price-problem.js';

/** Compares, at the start, what the plan cards promise with what the provider would charge, and warns where they differ. */
@Injectable()
export class PriceCheckService implements OnApplicationBootstrap {
  private readonly logger = new Logger(PriceCheckService.name);

  constructor(
    private readonly payments: Payments,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Does not keep the start waiting: the provider may be away. */
  onApplicationBootstrap(): void {
    void this.check();
  }

  /** Logs a warning per plan whose price is not the plan's, or could not be read. */
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
