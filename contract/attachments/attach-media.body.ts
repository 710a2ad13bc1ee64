import { IsUUID } from 'class-validator';

/** POST /api/attachments/media: a picture, song or one-sheet from the library. */
export class AttachMediaBody {
  /** The new attachment's id. Makes a repeated call idempotent. */
  @IsUUID()
  id: string;

  @IsUUID()
  mediaId: string;
}
