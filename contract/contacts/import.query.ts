import { IsIn, IsOptional, Matches } from 'class-validator';

/** POST /api/contacts/import. */
export class ImportQuery {
  /** Whether to return what would be imported instead of importing it. */
  @IsOptional()
  @IsIn(['true', 'false'])
  preview?: string;

  /** Whether to import the good lines of a file that has bad ones. */
  @IsOptional()
  @IsIn(['true', 'false'])
  partial?: string;

  /** What the columns are, in their order; empty for one to leave out: `name,,email`. Without it, they are guessed. */
  @IsOptional()
  @Matches(
    /^(?:name|firstName|lastName|outlet|role|email|url|note)?(?:,(?:name|firstName|lastName|outlet|role|email|url|note)?){0,49}$/,
    {
      message: 'columns must be a list of name, firstName, lastName, outlet, role, email, url and note',
    },
  )
  columns?: string;
}
