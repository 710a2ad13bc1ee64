import { IsIn, IsOptional } from 'class-validator';

/** GET /api/pictures/{id}: which of the two squares. Left out: the large one. */
export class PictureQuery {
  @IsOptional()
  @IsIn(['small', 'large'], { message: 'Size must be small or large' })
  size?: 'small' | 'large';
}
