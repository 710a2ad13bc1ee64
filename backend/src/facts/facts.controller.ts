import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ChangeFactBody } from '../../../contract/facts/change-fact.body.js';
import { FactBody } from '../../../contract/facts/fact.body.js';
import type { Fact, FactPage } from '../../../contract/facts/fact.js';
import { FactsQuery } from '../../../contract/facts/facts.query.js';
import { TooManyTries } from '../common/app-error.js';
import { Access } from '../http/access.decorator.js';
import { ApiErrors } from '../http/api-errors.decorator.js';
import { type Caller, CurrentCaller } from '../http/caller.decorator.js';
import { IdPipe } from '../http/id.pipe.js';
import { FactExists, FactInProfile, TooManyFacts } from './facts.errors.js';
import { FactsService } from './facts.service.js';

@ApiTags('facts')
@Controller('facts')
@Access('subscriber')
export class FactsController {
  constructor(private readonly facts: FactsService) {}

  /** A page of what is known about the artist, newest first. */
  @Get()
  list(@CurrentCaller() { user }: Caller, @Query() query: FactsQuery): Promise<FactPage> {
    return this.facts.list(user.id, query);
  }

  /** Adds a fact and keeps it. */
  @Post()
  @ApiErrors(TooManyFacts, FactExists, new TooManyTries(60))
  add(@CurrentCaller() { user }: Caller, @Body() body: FactBody): Promise<Fact> {
    return this.facts.add(user.id, body);
  }

  /** Keeps, declines or edits a fact. */
  @Patch(':id')
  @ApiErrors(TooManyFacts, FactExists, FactInProfile, new TooManyTries(60))
  change(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Body() body: ChangeFactBody,
  ): Promise<Fact> {
    return this.facts.change(user.id, id, body);
  }

  /** Deletes a fact, in the profile too. */
  @Delete(':id')
  @HttpCode(204)
  @ApiErrors(FactInProfile, new TooManyTries(60))
  remove(@CurrentCaller() { user }: Caller, @Param('id', IdPipe) id: string): Promise<void> {
    return this.facts.remove(user.id, id);
  }
}
