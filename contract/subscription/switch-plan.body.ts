import { IsISO8601 } from 'class-validator';
import { SwitchPreviewBody } from './switch-preview.body.js';

/** POST /api/subscription/switch. */
export class SwitchPlanBody extends SwitchPreviewBody {
  /** The preview's time. The amount shown in that preview is charged. */
  @IsISO8601({ strict: true }, { message: 'asOf must be the time that the preview gave' })
  asOf: string;
}
