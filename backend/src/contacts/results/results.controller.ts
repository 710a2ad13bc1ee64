import { Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnalyticsQuery } from '../../../../contract/analytics.query.js';
import type { Results } from '../../../../contract/results/results.js';
import { timeZoneNamed } from '../../../../contract/rules/time-zone-rule.js';
import { Access } from '../../http/access.decorator.js';
import { ApiFileResponse } from '../../http/api-files.decorator.js';
import { type Caller, CurrentCaller } from '../../http/caller.decorator.js';
import { ResultsService } from './results.service.js';

@ApiTags('results')
@Controller()
@Access('subscriber')
export class ResultsController {
  constructor(private readonly results: ResultsService) {}

  /** The results of the artist's work: the last 30 days with the monthly plan, everything with the yearly one. */
  @Get('results')
  getResults(@CurrentCaller() caller: Caller, @Query() { timeZone }: AnalyticsQuery): Promise<Results> {
    return this.results.getResults(caller, timeZoneNamed(timeZone));
  }

  /** The same results as CSV. */
  @Get('results.csv')
  @ApiFileResponse('The results', { types: ['text/csv'] })
  async csv(@CurrentCaller() caller: Caller, @Query() { timeZone }: AnalyticsQuery): Promise<StreamableFile> {
    return new StreamableFile(Buffer.from(await this.results.csv(caller, timeZoneNamed(timeZone))), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="results.csv"',
    });
  }
}
