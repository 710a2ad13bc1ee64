import { IsOptional, IsUUID } from 'class-validator';

/** POST /api/generate-pdf. */
export class GeneratePdfBody {
  /** The conversation to make the one-sheet from. Without it: the one of the last activity. */
  @IsOptional()
  @IsUUID()
  chatId?: string;

  /** The assistant's message that promised the one-sheet: that sheet is joined, or returned if it is ready. */
  @IsOptional()
  @IsUUID()
  messageId?: string;
}
