import { limits } from '../../../contract/limits.js';
import { AppError } from '../common/app-error.js';

export class TooManyNotes extends AppError {
  readonly status = 409;
  readonly code = 'too_many_notes';
  constructor() {
    super(`That is ${limits.notesMax} notes already. Delete one that is no longer needed first.`);
  }
}
