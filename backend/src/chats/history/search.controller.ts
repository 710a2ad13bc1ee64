import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { SearchResult } from '../../../../contract/chats/search.js';
import { SearchQuery } from '../../../../contract/chats/search.query.js';
import { Access } from '../../http/access.decorator.js';
import { ApiErrors } from '../../http/api-errors.decorator.js';
import { Overloaded, TooManyTries } from '../../common/app-error.js';
import { type Caller, CurrentCaller } from '../../http/caller.decorator.js';
import { SearchService } from './search.service.js';

@ApiTags('chats')
@Controller('search')
@Access('subscriber')
export class SearchController {
  constructor(private readonly search: SearchService) {}

  /** Finds the account's conversations and messages that contain all the words, best first. */
  @Get()
  @ApiErrors(Overloaded, new TooManyTries(60))
  find(@CurrentCaller() { user }: Caller, @Query() query: SearchQuery): Promise<SearchResult[]> {
    return this.search.find(user.id, query.q);
  }
}
