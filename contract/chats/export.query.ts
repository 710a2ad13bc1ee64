import { IsIn, IsOptional } from 'class-validator';
import { TimeZone } from '../rules/time-zone-rule.js';

/** The documents that a conversation can be taken away as. */
export const exportFormats = ['md', 'pdf', 'docx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** GET /api/chats/{id}/export. */
export class ExportQuery {
  @IsIn(exportFormats)
  format: ExportFormat;

  /** The reader's time zone, for the time stamps: `Europe/London`. UTC where it is not given or not known. */
  @IsOptional()
  @TimeZone()
  timeZone?: string;
}
