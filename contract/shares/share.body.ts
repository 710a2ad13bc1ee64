import { IsBoolean, IsOptional } from 'class-validator';

/** PUT /api/chats/{id}/share. */
export class ShareBody {
  /** Whether readers may download the one-sheets made in the chat. Absent: as before, and at first not. */
  @IsOptional()
  @IsBoolean()
  withSheets?: boolean;
}
