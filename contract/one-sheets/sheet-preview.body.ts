import { IsOptional, IsUUID } from 'class-validator';
import type { SheetContent, SheetDesign } from './one-sheet.js';
import type { Uuid } from '../rules/scalars.js';
import { SheetContentRule, SheetDesignRule } from '../rules/sheet-rule.js';

/** POST /api/one-sheets/{id}/preview. */
export class SheetPreviewBody {
  @SheetContentRule()
  content: SheetContent;

  @SheetDesignRule()
  design: SheetDesign;

  /**
   * Identifies the open editor. A newer request from the same editor replaces an older one; those of other editors
   * continue.
   */
  @IsOptional()
  @IsUUID()
  editor?: Uuid;
}
