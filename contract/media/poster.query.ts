import { IsOptional, Matches } from 'class-validator';

/** PUT /api/media/{id}/thumbnail: video metadata that the browser read while creating the thumbnail. */
export class PosterQuery {
  /** Seconds. */
  @IsOptional()
  @Matches(/^\d{1,6}(\.\d{1,20})?$/, { message: 'Duration must be a number of seconds' })
  duration?: string;

  /** Pixels. */
  @IsOptional()
  @Matches(/^[1-9]\d{0,4}$/, { message: 'Width must be a number of pixels' })
  width?: string;

  /** Pixels. */
  @IsOptional()
  @Matches(/^[1-9]\d{0,4}$/, { message: 'Height must be a number of pixels' })
  height?: string;
}
