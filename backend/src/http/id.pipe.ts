import { Injectable, type PipeTransform } from '@nestjs/common';
import { validate } from 'uuid';
import { NotFound } from '../common/app-error.js';

/** An id in a path. Anything but a UUID is a 404, like an id that doesn’t exist. */
@Injectable()
export class IdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!validate(value)) throw new NotFound();
    return value.toLowerCase();
  }
}
