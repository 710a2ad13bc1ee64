import { Inject, Injectable, Logger } from '@nestjs/common';
import type { RecoveryCodes, TwoFactorSetup, TwoFactorState } from '../../../contract/auth/two-factor.js';
import type { User } from '../../../contract/account/user.js';
import { type AppError, InvalidInput } from '../common/app-error.js';
import type { Caller } from '../http/caller.decorator.js';
import { Clock } from '../common/clock.js';
import { type Counted, RateLimits } from '../http/rate-limits.js';
import type { Transaction } from '../database/transaction.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { SecurityNotices } from '../mail/security-notices.js';
import { Broadcaster } from '../broadcast/broadcaster.js';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-code.js';
import { SecretBox } from './secret-box.js';
import { isTotpCode, newTotpSecret, stepOfCode, totpUri } from './totp.js';
import { EmailNotVerified, SetupExpired, TwoFactorIsOff, TwoFactorIsOn } from './two-factor.errors.js';
import { changeLimit, codeLimits } from './two-factor-limits.js';
import { type SetupRefusal, TwoFactorRepository } from './two-factor.repository.js';

/** Two-step verification: an authenticator app's codes, and recovery codes for when the app is lost. */
@Injectable()
export class TwoFactorService {
  private readonly logger = new Logger(TwoFactorService.name);
  private readonly box: SecretBox;

  constructor(
    private readonly repository: TwoFactorRepository,
    private readonly notices: SecurityNotices,
    private readonly limits: RateLimits,
    private readonly broadcaster: Broadcaster,
    private readonly clock: Clock,
    @Inject(ENV) env: Env,
  ) {
    this.box = new SecretBox(env.sessionKey);
  }

  /** Whether sign-in requires a second step. */
  async isOn(userId: string): Promise<boolean> {
    return (await this.repository.findState(userId)).enabledAt !== null;
  }

  async state(userId: string): Promise<TwoFactorState> {
    const { enabledAt, recoveryCodesLeft } = await this.repository.findState(userId);
    return { enabledAt: enabledAt?.toISOString() ?? null, recoveryCodesLeft };
  }

  /**
   * Starts a setup, replacing an earlier one that was not confirmed.
   * @throws EmailNotVerified, TwoFactorIsOn, TooManyTries
   */
  async startSetup({ id, email }: User): Promise<TwoFactorSetup> {
    await this.limits.count([changeLimit, id]);
    const secret = newTotpSecret();
    const refusal = await this.repository.startSetup(id, this.box.encrypt(secret, id));
    if (refusal !== null) throw errorOf(refusal);
    return { secret, uri: totpUri(secret, email) };
  }

  /**
   * Turns two-step verification on with the first code, and signs out all other devices. The code can't be used again
   * to sign in.
   * @param endOtherSessions runs in the same transaction
   * @throws InvalidInput for a wrong code
   * @throws SetupExpired, TwoFactorIsOn, TooManyTries
   */
  async confirmSetup(
    { user, sessionId }: Caller,
    code: string,
    endOtherSessions: (transaction: Transaction) => Promise<void>,
  ): Promise<RecoveryCodes> {
    await this.limits.count([changeLimit, user.id]);
    const sealed = await this.repository.findSetup(user.id);
    if (!sealed) throw (await this.isOn(user.id)) ? new TwoFactorIsOn() : new SetupExpired();
    const step = await this.stepOf(user.id, sealed, withoutSpaces(code));
    if (step === null) throw new InvalidInput({ code: 'This code is wrong. Enter the one your app shows now.' });
    const codes = newRecoveryCodes();
    const codeHashes = codes.map(hashOfRecoveryCode);
    const setup = { userId: user.id, secret: sealed, step, codeHashes };
    const refusal = await this.repository.turnOn(setup, async (transaction) => {
      await endOtherSessions(transaction);
      await this.notices.add(transaction, 'two-factor-on', user, {});
    });
    if (refusal !== null) throw errorOf(refusal);
    this.broadcaster.cutAccount(user.id, sessionId);
    return { codes };
  }

  /**
   * Whether a code of the authenticator app or a recovery code is correct; if so, it is used up. Each attempt is
   * counted before it is checked, so that concurrent guesses gain nothing.
   * @throws TooManyTries
   */
  async accept(user: User, code: string, network: string): Promise<boolean> {
    const plain = withoutSpaces(code);
    const isApp = isTotpCode(plain);
    const counted: Counted[] = [
      [codeLimits.network, network],
      ...(isApp
        ? ([codeLimits.app, codeLimits.appPerDay] as const).map((limit): Counted => [limit, user.id])
        : [[codeLimits.recovery, user.id] as const]),
    ];
    await this.limits.count(...counted);
    const isRight = isApp ? await this.acceptAppCode(user.id, plain) : await this.acceptRecoveryCode(user, plain);
    if (isRight) await this.limits.refund(...counted);
    return isRight;
  }

  /** @throws TwoFactorIsOff, TooManyTries */
  async turnOff(user: User): Promise<void> {
    await this.limits.count([changeLimit, user.id]);
    const isTurnedOff = await this.repository.turnOff(user.id, (transaction) =>
      this.notices.add(transaction, 'two-factor-off', user, {}),
    );
    if (!isTurnedOff) throw new TwoFactorIsOff();
  }

  /** Issues new recovery codes; all earlier ones stop working. @throws TwoFactorIsOff, TooManyTries */
  async renewRecoveryCodes(user: User): Promise<RecoveryCodes> {
    await this.limits.count([changeLimit, user.id]);
    const codes = newRecoveryCodes();
    const areRenewed = await this.repository.renewRecoveryCodes(user.id, codes.map(hashOfRecoveryCode), (transaction) =>
      this.notices.add(transaction, 'recovery-codes-renewed', user, {}),
    );
    if (!areRenewed) throw new TwoFactorIsOff();
    return { codes };
  }

  private async acceptAppCode(userId: string, code: string): Promise<boolean> {
    const sealed = await this.repository.findSecret(userId);
    if (!sealed) return false;
    const step = await this.stepOf(userId, sealed, code);
    return step !== null && this.repository.useStep(userId, sealed, step);
  }

  private acceptRecoveryCode(user: User, code: string): Promise<boolean> {
    return this.repository.useRecoveryCode(user.id, hashOfRecoveryCode(code), (transaction, { left }) =>
      this.notices.add(transaction, 'recovery-code-used', user, { left }),
    );
  }

  private async stepOf(userId: string, sealed: Buffer, code: string): Promise<number | null> {
    const secret = this.box.decrypt(sealed, userId);
    if (secret === null) {
      this.logger.error({ userId, msg: 'An authenticator secret can’t be read: SESSION_SECRET has changed' });
      return null;
    }
    return isTotpCode(code) ? stepOfCode(secret, code, this.clock.now()) : null;
  }
}

/** Apps show codes as `123 456`. */
function withoutSpaces(code: string): string {
  return code.replace(/\s/g, '');
}

function errorOf(refusal: SetupRefusal): AppError {
  if (refusal === 'is-on') return new TwoFactorIsOn();
  return refusal === 'not-verified' ? new EmailNotVerified() : new SetupExpired();
}
