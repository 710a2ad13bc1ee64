import { IsOptional, IsString } from 'class-validator';

/** GET /api/media/{id}/file: `download`, with any value, makes browsers save the file instead of displaying it. */
export class MediaFileQuery {
  @IsOptional()
  @IsString()
  download?: string;
}
