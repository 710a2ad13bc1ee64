import { IsOptional, IsUUID } from 'class-validator';

/** POST /api/generate-pdf. */
export class GeneratePdfBody {
  /** The chat to make the one-sheet from; by default the most recently active one. */
  @IsOptional()
  @IsUUID()
  chatId?: string;

  /**
   * The assistant's message that promised the one-sheet. Joins the running job, or returns the sheet if it is ready.
   */
  @IsOptional()
  @IsUUID()
  messageId?: string;
}
