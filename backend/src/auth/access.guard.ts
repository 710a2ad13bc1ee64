import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { type Access, decideAccess } from '../../../contract/auth/access.js';
import { ACCESS } from '../http/access.decorator.js';
import { Forbidden, NotSignedIn, SubscriptionRequired } from '../common/app-error.js';
import type { Caller } from '../http/caller.decorator.js';
import { Clock } from '../common/clock.js';

/** Applies the access rule to every request. A handler that declares no access is denied. */
@Injectable()
export class AccessGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    // Sockets are authenticated at their handshake.
    if (context.getType() !== 'http') return true;
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!access) throw new Forbidden('This route declares no access rule');
    if (access === 'public') return true;
    await super.canActivate(context);
    const { user: caller } = context.switchToHttp().getRequest<Request & { user: Caller }>();
    if (decideAccess(access, caller.user, this.clock.now()) === 'payment_required') throw new SubscriptionRequired();
    return true;
  }

  override handleRequest<TUser>(error: unknown, caller: TUser | false): TUser {
    if (error) throw error as Error;
    if (!caller) throw new NotSignedIn();
    return caller;
  }
}
