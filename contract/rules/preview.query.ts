import { IsIn, IsOptional } from 'class-validator';

/** Whether to only return what would happen. */
export class PreviewQuery {
  @IsOptional()
  @IsIn(['true', 'false'])
  preview?: string;
}
