import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags, ApiTooManyRequestsResponse } from '@nestjs/swagger';
import type { SearchResult } from '../../../contract/search.js';
import { SearchQuery } from '../../../contract/search.query.js';
import { Access } from '../common/access.decorator.js';
import { type Caller, CurrentCaller } from '../common/caller.decorator.js';
import { SearchService } from './search.service.js';

@ApiTags('chats')
@Controller('search')
@Access('subscriber')
export class SearchController {
  constructor(private readonly search: SearchService) {}

  /** The account's conversations and messages that have all of some words, best first. */
  @Get()
  @ApiOkResponse({ description: '`SearchResult[]`' })
  @ApiTooManyRequestsResponse()
  find(@CurrentCaller() { user }: Caller, @Query() query: SearchQuery): Promise<SearchResult[]> {
    return this.search.find(user.id, query.q);
  }
}
