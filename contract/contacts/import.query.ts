import { IsIn, IsOptional, Matches } from 'class-validator';

/** POST /api/contacts/import. */
export class ImportQuery {
  /** Whether to only return what would be imported. */
  @IsOptional()
  @IsIn(['true', 'false'])
  preview?: string;

  /** Whether to import the valid lines of a file that also has invalid ones. */
  @IsOptional()
  @IsIn(['true', 'false'])
  partial?: string;

  /** The fields of the columns, in order; empty for a column to leave out: `name,,email`. Guessed if absent. */
  @IsOptional()
  @Matches(
    /^(?:name|firstName|lastName|outlet|role|email|url|note)?(?:,(?:name|firstName|lastName|outlet|role|email|url|note)?){0,49}$/,
    {
      message: 'columns must be a list of name, firstName, lastName, outlet, role, email, url and note',
    },
  )
  columns?: string;
}
