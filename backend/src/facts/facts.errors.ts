import { factNames } from '../../../contract/facts/fact-names.js';
import type { FactKind } from '../../../contract/facts/fact.js';
import { limits } from '../../../contract/limits.js';
import { AppError } from '../common/app-error.js';

export class TooManyFacts extends AppError {
  readonly status = 409;
  readonly code = 'too_many_facts';
  constructor() {
    super(`You already have ${limits.factsMax} facts, which is the limit. Delete one that is no longer true first.`);
  }
}

/** Another row states the same fact. */
export class FactExists extends AppError {
  readonly status = 409;
  readonly code = 'fact_exists';
  constructor() {
    super('This fact is already saved.');
  }
}

/** A fact that the profile can't do without. */
export class FactInProfile extends AppError {
  readonly status = 409;
  readonly code = 'fact_in_profile';
  constructor(kind: FactKind = 'artistName') {
    super(`Your profile needs this (${factNames[kind]}). Edit it instead of deleting it.`);
  }
}
