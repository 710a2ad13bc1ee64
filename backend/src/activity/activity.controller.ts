import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Analytics } from '../../../contract/analytics.js';
import { AnalyticsQuery } from '../../../contract/analytics.query.js';
import { timeZoneNamed } from '../../../contract/rules/time-zone-rule.js';
import { Access } from '../http/access.decorator.js';
import { ApiErrors } from '../http/api-errors.decorator.js';
import { type Caller, CurrentCaller } from '../http/caller.decorator.js';
import { OnlyYearly } from './activity.errors.js';
import { ActivityService } from './activity.service.js';

@ApiTags('analytics')
@Controller('analytics')
export class ActivityController {
  constructor(private readonly activity: ActivityService) {}

  /** The caller's own figures of the last 12 weeks. */
  @Get()
  @Access('subscriber')
  @ApiErrors(OnlyYearly)
  getActivity(@CurrentCaller() caller: Caller, @Query() { timeZone }: AnalyticsQuery): Promise<Analytics> {
    return this.activity.analytics(caller, timeZoneNamed(timeZone));
  }
}
