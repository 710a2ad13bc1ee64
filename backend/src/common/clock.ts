import { Injectable } from '@nestjs/common';

/** The time, as something that a test can set. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
