import { Injectable } from '@nestjs/common';

/** The current time, which tests can set. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
