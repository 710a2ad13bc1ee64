import { IsIn, IsOptional, ValidateBy } from 'class-validator';

/** The documents that a conversation can be taken away as. */
export const exportFormats = ['md', 'pdf', 'docx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The longest name of a time zone has half as many letters. */
const timeZoneMax = 64;

/** GET /api/chats/{id}/export. */
export class ExportQuery {
  @IsIn(exportFormats)
  format: ExportFormat;

  /** The reader's time zone, for the time stamps: `Europe/London`. UTC where it is not given. */
  @IsOptional()
  @ValidateBy({
    name: 'timeZone',
    constraints: [timeZoneMax],
    validator: { validate: isTimeZone, defaultMessage: () => 'timeZone must be the name of a time zone' },
  })
  timeZone?: string;
}

function isTimeZone(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > timeZoneMax) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}
