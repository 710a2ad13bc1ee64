import { Injectable, type PipeTransform } from '@nestjs/common';
import { validate } from 'uuid';
import { NotFound } from '../common/app-error.js';

/** An id in a path. What is no UUID names nothing, so it is answered like what is absent. */
@Injectable()
export class IdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!validate(value)) throw new NotFound();
    return value.toLowerCase();
  }
}
