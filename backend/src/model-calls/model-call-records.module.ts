import { Module } from '@nestjs/common';
import { BudgetsService } from './budgets.service.js';
import { ModelCallsRepository } from './model-calls.repository.js';
import { ModelCallsService } from './model-calls.service.js';

/** Recorded calls and budgets, for modules that don't call the model. */
@Module({
  providers: [ModelCallsService, ModelCallsRepository, BudgetsService],
  exports: [ModelCallsService, ModelCallsRepository, BudgetsService],
})
export class ModelCallRecordsModule {}
