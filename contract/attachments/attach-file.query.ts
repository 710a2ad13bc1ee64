import { IsUUID } from 'class-validator';

/** POST /api/attachments/file. */
export class AttachFileQuery {
  /** The new attachment's id. Makes a repeated call idempotent. */
  @IsUUID()
  id: string;
}
