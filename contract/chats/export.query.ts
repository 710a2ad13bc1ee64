import { IsIn, IsOptional } from 'class-validator';
import { TimeZone } from '../rules/time-zone-rule.js';

/** Export formats of a chat. */
export const exportFormats = ['md', 'pdf', 'docx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** GET /api/chats/{id}/export. */
export class ExportQuery {
  @IsIn(exportFormats)
  format: ExportFormat;

  /** IANA name of the reader's time zone, such as `Europe/London`, for time stamps. UTC if absent or unknown. */
  @IsOptional()
  @TimeZone()
  timeZone?: string;
}
