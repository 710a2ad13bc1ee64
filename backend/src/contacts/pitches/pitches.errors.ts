import { limits } from '../../../../contract/limits.js';
import { AppError } from '../../common/app-error.js';

export class TooManyPitchesToday extends AppError {
  readonly status = 409;
  readonly code = 'too_many_pitches_today';
  constructor() {
    super(`You have sent ${limits.pitchesPerDay} pitches today. More in a day is a mailing: send the rest tomorrow.`);
  }
}

export class TooManyPitches extends AppError {
  readonly status = 409;
  readonly code = 'too_many_pitches';
  constructor() {
    super(`You have ${limits.pitchesMax.toLocaleString('en-US')} pitches, which is the limit.`);
  }
}

export class FollowUpNotDue extends AppError {
  readonly status = 409;
  readonly code = 'follow_up_not_due';
  constructor(sentence = 'Send the pitch before you follow it up.') {
    super(sentence);
  }
}

export class PitchNotThere extends AppError {
  readonly status = 409;
  readonly code = 'pitch_not_there';
  constructor(sentence = 'Send a pitch before you follow it up.') {
    super(sentence);
  }
}
