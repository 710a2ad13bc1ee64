import { Injectable, Logger } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { limits } from '../../../contract/limits.js';
import type { Note } from '../../../contract/chats/note.js';
import { NotFound } from '../common/app-error.js';
import { TooManyNotes } from './memory.errors.js';
import { noteIn } from './note-request.js';
import { type NoteRow, NotesRepository } from './notes.repository.js';

type Kept = Pick<NoteRow, 'text' | 'createdAt'>;

/** A note, and the message that asked for it, if one did. */
export type KeptNote = Pick<NoteRow, 'text' | 'messageId' | 'createdAt'>;

/** Notes that artists asked Fanfare to remember: sent with each of their messages until deleted. */
@Injectable()
export class NotesService {
  private readonly logger = new Logger(NotesService.name);

  constructor(private readonly notes: NotesRepository) {}

  /** Newest first. */
  async list(userId: string): Promise<Note[]> {
    return (await this.notes.list(userId)).map(toNote);
  }

  /** All notes, oldest first. */
  async listKept(userId: string): Promise<KeptNote[]> {
    return (await this.notes.list(userId)).reverse();
  }

  /** What goes along with a message: what is kept, oldest first, and what the message itself asks now to be kept. */
  async listFor(userId: string, message: string, now: Date): Promise<{ kept: Kept[]; refused: string | null }> {
    const kept: Kept[] = await this.listKept(userId);
    const asked = noteIn(message);
    if (asked === null) return { kept, refused: null };
    const others = kept.filter(({ text }) => text !== asked);
    if (others.length >= limits.notesMax) return { kept, refused: asked };
    // It is stored once the reply has begun, which is to know of it already.
    return { kept: [...others, { text: asked, createdAt: now }], refused: null };
  }

  /** @throws TooManyNotes */
  async add(userId: string, text: string): Promise<Note> {
    const note = await this.notes.insert({ id: uuidv7(), userId, text: text.trim(), messageId: null });
    if (!note) throw new TooManyNotes();
    return toNote(note);
  }

  /** @throws NotFound if the note belongs to another account */
  async remove(userId: string, id: string): Promise<void> {
    if (!(await this.notes.remove(userId, id))) throw new NotFound();
  }

  /** Keeps what a message asks to be kept, if it does and there is room; once. The message goes its way also if that fails. */
  async keepFrom(userId: string, message: { id: string; content: string }): Promise<void> {
    const text = noteIn(message.content);
    if (text === null) return;
    try {
      await this.notes.insert({ id: uuidv7(), userId, text, messageId: message.id });
    } catch (error) {
      this.logger.error({ err: error, msg: 'Something that was to be kept in mind was not' });
    }
  }
}

function toNote({ id, text, createdAt }: NoteRow): Note {
  return { id, text, createdAt: createdAt.toISOString() };
}
