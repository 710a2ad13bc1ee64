import { IsInt, Max, Min } from 'class-validator';
import type { SheetContent, SheetDesign } from './one-sheet.js';
import { SheetContentRule, SheetDesignRule } from '../rules/sheet-rule.js';

/** POST /api/one-sheets/{id}/versions: prints and saves another version. */
export class SheetVersionBody {
  /** The version that the edit is based on; 409 if there is a newer one. */
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  baseNumber: number;

  @SheetContentRule()
  content: SheetContent;

  @SheetDesignRule()
  design: SheetDesign;
}
