import { IsBoolean, IsOptional } from 'class-validator';

/** PUT /api/chats/{id}/share. */
export class ShareBody {
  /** Whether readers may download the one-sheets made in the chat. If absent, stays as it was; initially false. */
  @IsOptional()
  @IsBoolean()
  withSheets?: boolean;
}
