import { limits } from '../limits.js';
import { Text } from '../rules/text-rule.js';

/** POST /api/notes. */
export class NoteBody {
  @Text({ label: 'Note', min: 1, max: limits.noteMax })
  text: string;
}
