import { SetMetadata } from '@nestjs/common';
import type { Access as AccessLevel } from '../../../contract/auth/access.js';

export const ACCESS = Symbol('ACCESS');

/** Declares who may call a handler. Without it, no one may. */
export const Access = (access: AccessLevel): MethodDecorator & ClassDecorator => SetMetadata(ACCESS, access);
