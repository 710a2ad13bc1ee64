import { fileNameMax } from './media.js';
import { Text } from '../rules/text-rule.js';

/** PATCH /api/media/{id}. The ending that says what kind of file it is may be left out; it stays. */
export class RenameMediaBody {
  @Text({ label: 'File name', min: 1, max: fileNameMax })
  fileName: string;
}
