import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { NoteBody } from '../../../contract/chats/note.body.js';
import type { Note } from '../../../contract/chats/note.js';
import { Access } from '../http/access.decorator.js';
import { ApiErrors } from '../http/api-errors.decorator.js';
import { type Caller, CurrentCaller } from '../http/caller.decorator.js';
import { IdPipe } from '../http/id.pipe.js';
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
