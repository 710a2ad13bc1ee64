import { AppError } from '../common/app-error.js';

export class NothingToShare extends AppError {
  readonly status = 409;
  readonly code = 'nothing_to_share';
  constructor() {
    super('There is nothing in this conversation to share yet.');
  }
}

/** A reader requests older messages of a conversation that was shared again and now ends elsewhere. */
export class SharedAgain extends AppError {
  readonly status = 409;
  readonly code = 'shared_again';
  constructor() {
    super('This conversation has been updated since you opened it. Please reload the page.');
  }
}
