import { IsOptional, IsString } from 'class-validator';

/** GET /api/media/{id}/file: with `download`, whatever its value, the file is to be saved instead of shown. */
export class MediaFileQuery {
  @IsOptional()
  @IsString()
  download?: string;
}
