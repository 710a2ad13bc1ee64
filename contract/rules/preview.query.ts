import { IsIn, IsOptional } from 'class-validator';

/** Whether to return what would happen instead of doing it. */
export class PreviewQuery {
  @IsOptional()
  @IsIn(['true', 'false'])
  preview?: string;
}
