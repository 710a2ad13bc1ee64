import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ChangePitchBody } from '../../../../contract/pitches/change-pitch.body.js';
import type { Document } from '../../../../contract/documents/document.js';
import { CreatePitchBody } from '../../../../contract/pitches/create-pitch.body.js';
import { CreatePitchesBody } from '../../../../contract/pitches/create-pitches.body.js';
import type { NewPitches, Pitch, PitchMessage, PitchPage } from '../../../../contract/pitches/pitch.js';
import { PitchesQuery } from '../../../../contract/pitches/pitches.query.js';
import { NotFound, TooManyTries } from '../../common/app-error.js';
import { Access } from '../../http/access.decorator.js';
import { ApiErrors } from '../../http/api-errors.decorator.js';
import { type Caller, CurrentCaller } from '../../http/caller.decorator.js';
import { IdPipe } from '../../http/id.pipe.js';
import { TooManyDocuments } from '../../documents/document.errors.js';
import { FollowUpsService } from './follow-ups.service.js';
import { FollowUpNotDue, PitchNotThere, TooManyPitches, TooManyPitchesToday } from './pitches.errors.js';
import { PitchesService } from './pitches.service.js';

@ApiTags('pitches')
@Controller('pitches')
@Access('subscriber')
export class PitchesController {
  constructor(
    private readonly pitches: PitchesService,
    private readonly followUps: FollowUpsService,
  ) {}

  /** A page of the account's pitches, newest first. */
  @Get()
  list(@CurrentCaller() { user }: Caller, @Query() query: PitchesQuery): Promise<PitchPage> {
    return this.pitches.list(user.id, query);
  }

  /** Drafts a pitch of a document to a person. Repeating it for the same two returns the existing pitch. */
  @Post()
  @ApiErrors(NotFound, TooManyPitches)
  async create(@CurrentCaller() { user }: Caller, @Body() body: CreatePitchBody): Promise<Pitch> {
    const { items } = await this.pitches.create(user.id, body.documentId, [body]);
    const [pitch] = items;
    if (!pitch) throw new NotFound();
    return pitch;
  }

  /** Drafts pitches of a document to several people: all of them, or none. */
  @Post('batch')
  @ApiErrors(NotFound, TooManyPitches)
  createAll(@CurrentCaller() { user }: Caller, @Body() body: CreatePitchesBody): Promise<NewPitches> {
    return this.pitches.create(user.id, body.documentId, body.people);
  }

  /** Logs the outcome of a pitch. At most 30 are sent in a day. */
  @Patch(':id')
  @ApiErrors(PitchNotThere, TooManyPitchesToday)
  change(
    @CurrentCaller() { user }: Caller,
    @Param('id', IdPipe) id: string,
    @Body() body: ChangePitchBody,
  ): Promise<Pitch> {
    return this.pitches.change(user.id, id, body);
  }

  /** Deletes a pitch. */
  @Delete(':id')
  @HttpCode(204)
  remove(@CurrentCaller() { user }: Caller, @Param('id', IdPipe) id: string): Promise<void> {
    return this.pitches.remove(user.id, id);
  }

  /** Writes the one follow-up of a pitch that is due for it. Repeating it returns the same document. */
  @Post(':id/follow-up')
  @HttpCode(200)
  @ApiErrors(FollowUpNotDue, TooManyDocuments, new TooManyTries(60))
  writeFollowUp(@CurrentCaller() { user }: Caller, @Param('id', IdPipe) id: string): Promise<Document> {
    return this.followUps.write(user.id, id);
  }

  /** What to send: recipient, subject and text. */
  @Get(':id/message')
  message(@CurrentCaller() { user }: Caller, @Param('id', IdPipe) id: string): Promise<PitchMessage> {
    return this.pitches.message(user.id, id);
  }
}
