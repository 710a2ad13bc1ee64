import { IsInt, Max, Min } from 'class-validator';

/** POST /api/documents/{id}/restore. */
export class RestoreDocumentBody {
  /** The version whose title and text to restore as the newest version. */
  @IsInt()
  @Min(1)
  @Max(2_000_000_000)
  version: number;
}
