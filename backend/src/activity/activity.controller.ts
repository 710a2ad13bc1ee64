import { Controller, Get } from '@nestjs/common';
import { ApiForbiddenResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Analytics } from '../../../contract/analytics.js';
import { Access } from '../common/access.decorator.js';
import { type Caller, CurrentCaller } from '../common/caller.decorator.js';
import { ActivityService } from './activity.service.js';

@ApiTags('analytics')
@Controller('analytics')
export class ActivityController {
  constructor(private readonly activity: ActivityService) {}

  /** The caller's own figures of the last 12 weeks. */
  @Get()
  @Access('subscriber')
  @ApiOkResponse({ description: '`Analytics`' })
  @ApiForbiddenResponse({ description: 'The plan is not the yearly one' })
  read(@CurrentCaller() caller: Caller): Promise<Analytics> {
    return this.activity.analytics(caller);
  }
}
