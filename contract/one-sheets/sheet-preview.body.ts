import type { SheetContent, SheetDesign } from './one-sheet.js';
import { SheetContentRule, SheetDesignRule } from '../rules/sheet-rule.js';

/** POST /api/one-sheets/{id}/preview. */
export class SheetPreviewBody {
  @SheetContentRule()
  content: SheetContent;

  @SheetDesignRule()
  design: SheetDesign;
}
