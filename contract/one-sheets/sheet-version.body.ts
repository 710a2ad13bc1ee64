import { IsInt, Max, Min } from 'class-validator';
import type { SheetContent, SheetDesign } from './one-sheet.js';
import { SheetContentRule, SheetDesignRule } from '../rules/sheet-rule.js';

/** POST /api/one-sheets/{id}/versions: another version, to be printed and kept beside the others. */
export class SheetVersionBody {
  /** The version that was edited. 409 when there is a newer one. */
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  baseNumber: number;

  @SheetContentRule()
  content: SheetContent;

  @SheetDesignRule()
  design: SheetDesign;
}
