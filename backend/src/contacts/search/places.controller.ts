import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FoundPlaces } from '../../../../contract/chats/place.js';
import { SearchQuery } from '../../../../contract/chats/search.query.js';
import { TooManyTries } from '../../common/app-error.js';
import { Access } from '../../http/access.decorator.js';
import { ApiErrors } from '../../http/api-errors.decorator.js';
import { type Caller, CurrentCaller } from '../../http/caller.decorator.js';
import { PlacesService } from './places.service.js';

@ApiTags('contacts')
@Controller('search/places')
@Access('subscriber')
export class PlacesController {
  constructor(private readonly places: PlacesService) {}

  /** Finds the account's releases and people that contain all the words. */
  @Get()
  @ApiErrors(new TooManyTries(60))
  find(@CurrentCaller() { user }: Caller, @Query() { q }: SearchQuery): Promise<FoundPlaces> {
    return this.places.find(user.id, q);
  }
}
