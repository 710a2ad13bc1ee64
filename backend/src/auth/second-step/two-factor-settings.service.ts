import { Injectable } from '@nestjs/common';
import type { ReauthenticateBody } from '../../../../contract/auth/reauthenticate.body.js';
import type { TwoFactorChangeBody } from '../../../../contract/auth/two-factor-change.body.js';
import type { RecoveryCodes, TwoFactorSetup } from '../../../../contract/auth/two-factor.js';
import { InvalidInput } from '../../common/app-error.js';
import type { Caller } from '../../http/caller.decorator.js';
import type { Visitor } from '../../http/visitor.decorator.js';
import { TwoFactorService } from '../../two-factor/two-factor.service.js';
import { CurrentPasswordService } from '../credentials/current-password.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { ReauthenticationService } from '../credentials/reauthentication.service.js';

/** Changes two-step verification after reauthentication. */
@Injectable()
export class TwoFactorSettingsService {
  constructor(
    private readonly twoFactor: TwoFactorService,
    private readonly reauthentication: ReauthenticationService,
    private readonly currentPassword: CurrentPasswordService,
    private readonly sessions: SessionsService,
  ) {}

  /** @throws ReauthenticationRequired, InvalidInput, EmailNotVerified, TwoFactorIsOn, TooManyTries */
  async startSetup(caller: Caller, { currentPassword }: ReauthenticateBody): Promise<TwoFactorSetup> {
    await this.reauthentication.require(caller, currentPassword);
    return this.twoFactor.startSetup(caller.user);
  }

  /**
   * Signs the account out everywhere else.
   * @throws InvalidInput, SetupExpired, TwoFactorIsOn, TooManyTries
   */
  confirmSetup(caller: Caller, code: string): Promise<RecoveryCodes> {
    return this.twoFactor.confirmSetup(caller, code, (transaction) =>
      this.sessions.removeOthers(transaction, caller.user.id, caller.sessionId),
    );
  }

  /** @throws InvalidInput, TwoFactorIsOff, TooManyTries */
  async turnOff(caller: Caller, body: TwoFactorChangeBody, visitor: Visitor): Promise<void> {
    await this.requireProof(caller, body, visitor);
    await this.twoFactor.turnOff(caller.user);
  }

  /** @throws InvalidInput, TwoFactorIsOff, TooManyTries */
  async renewRecoveryCodes(caller: Caller, body: TwoFactorChangeBody, visitor: Visitor): Promise<RecoveryCodes> {
    await this.requireProof(caller, body, visitor);
    return this.twoFactor.renewRecoveryCodes(caller.user);
  }

  /** A session alone can never weaken the second step, however recent it is. */
  private async requireProof({ user }: Caller, body: TwoFactorChangeBody, { network }: Visitor): Promise<void> {
    if (body.code !== undefined) {
      if (!(await this.twoFactor.accept(user, body.code, network))) {
        throw new InvalidInput({ code: 'This code is wrong or was already used.' });
      }
    } else if (body.currentPassword !== undefined) await this.currentPassword.check(user, body.currentPassword);
    else throw new InvalidInput({ currentPassword: 'Enter your password or a code' });
  }
}
