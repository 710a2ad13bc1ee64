import { IsIn, IsOptional } from 'class-validator';

/** GET /api/pictures/{id}: which of the two sizes to return; large by default. */
export class PictureQuery {
  @IsOptional()
  @IsIn(['small', 'large'], { message: 'Size must be small or large' })
  size?: 'small' | 'large';
}
