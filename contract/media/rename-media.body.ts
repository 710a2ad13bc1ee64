import { fileNameMax } from './media.js';
import { Text } from '../rules/text-rule.js';

/** PATCH /api/media/{id}. The extension never changes and may be omitted. */
export class RenameMediaBody {
  @Text({ label: 'File name', min: 1, max: fileNameMax })
  fileName: string;
}
