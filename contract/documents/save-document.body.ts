import { IsBoolean, IsInt, IsOptional, Max, Min } from 'class-validator';
import { limits } from '../limits.js';
import { Text } from '../rules/text-rule.js';

/** PUT /api/documents/{id}: saves the version after `baseVersion`. */
export class SaveDocumentBody {
  @Text({ label: 'Text', max: limits.documentMax, keepSpaces: true })
  markdown: string;

  @IsOptional()
  @Text({ label: 'Title', min: 1, max: limits.documentTitleMax })
  title?: string;

  /** The version that the edit is based on. */
  @IsInt()
  @Min(1)
  @Max(2_000_000_000)
  baseVersion: number;

  /** Whether this is an autosave. It replaces an autosave that started less than five minutes ago. */
  @IsOptional()
  @IsBoolean()
  isAutosave?: boolean;
}
