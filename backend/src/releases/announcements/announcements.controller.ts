import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Announcements } from '../../../../contract/releases/announcements.js';
import { NotFound, TooManyTries } from '../../common/app-error.js';
import { TooManyDocuments } from '../../documents/document.errors.js';
import { Access } from '../../http/access.decorator.js';
import { ApiErrors } from '../../http/api-errors.decorator.js';
import { type Caller, CurrentCaller } from '../../http/caller.decorator.js';
import { IdPipe } from '../../http/id.pipe.js';
import { NoShows } from '../releases.errors.js';
import { AnnouncementsService } from './announcements.service.js';

@ApiTags('releases')
@Controller('releases')
@Access('subscriber')
export class AnnouncementsController {
  constructor(private readonly announcements: AnnouncementsService) {}

  /** Writes a gig announcement for each show of a tour that has none yet. Returns the announcements of all shows. */
  @Post(':id/announcements')
  @HttpCode(200)
  @ApiErrors(NotFound, NoShows, TooManyDocuments, new TooManyTries(60))
  write(@CurrentCaller() { user }: Caller, @Param('id', IdPipe) id: string): Promise<Announcements> {
    return this.announcements.write(user.id, id);
  }
}
