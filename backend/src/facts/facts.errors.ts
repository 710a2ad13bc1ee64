import { limits } from '../../../contract/limits.js';
import { AppError } from '../common/app-error.js';

export class TooManyFacts extends AppError {
  readonly status = 409;
  readonly code = 'too_many_facts';
  constructor() {
    super(`That is ${limits.factsMax} facts already. Delete one that is no longer true first.`);
  }
}

/** The same is known already, in another row. */
export class FactExists extends AppError {
  readonly status = 409;
  readonly code = 'fact_exists';
  constructor() {
    super('You have this already.');
  }
}
