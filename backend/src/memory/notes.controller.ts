import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { NoteBody } from '../../../contract/note.body.js';
import type { Note } from '../../../contract/note.js';
import { Access } from '../common/access.decorator.js';
import { ApiErrors } from '../common/api-errors.decorator.js';
import { type Caller, CurrentCaller } from '../common/caller.decorator.js';
import { IdPipe } from '../common/id.pipe.js';
import { TooManyNotes } from './memory.errors.js';
import { NotesService } from './notes.service.js';

@ApiTags('notes')
@Controller('notes')
@Access('subscriber')
export class NotesController {
  constructor(private readonly notes: NotesService) {}

  /** What the assistant was told to keep in mind, newest first. */
  @Get()
  list(@CurrentCaller() { user }: Caller): Promise<Note[]> {
    return this.notes.list(user.id);
  }

  /** Has something kept in mind. */
  @Post()
  @ApiErrors(TooManyNotes)
  add(@CurrentCaller() { user }: Caller, @Body() body: NoteBody): Promise<Note> {
    return this.notes.add(user.id, body.text);
  }

  /** Has something forgotten. */
  @Delete(':id')
  @HttpCode(204)
  remove(@CurrentCaller() { user }: Caller, @Param('id', IdPipe) id: string): Promise<void> {
    return this.notes.remove(user.id, id);
  }
}
