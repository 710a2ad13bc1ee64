import { IsIn, IsOptional, ValidateBy } from 'class-validator';

/** The documents that a conversation can be taken away as. */
export const exportFormats = ['md', 'pdf', 'docx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** GET /api/chats/{id}/export. */
export class ExportQuery {
  @IsIn(exportFormats)
  format: ExportFormat;

  /** The reader's time zone, for the time stamps: `Europe/London`. UTC where it is not given. */
  @IsOptional()
  @ValidateBy({
    name: 'timeZone',
    validator: { validate: isTimeZone, defaultMessage: () => 'timeZone must be the name of a time zone' },
  })
  timeZone?: string;
}

function isTimeZone(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > 64) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}
