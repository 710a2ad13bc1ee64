import { Inject, Injectable, Logger } from '@nestjs/common';
import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import { parse } from 'uuid';
import type { AuthenticationCredential } from '../../../contract/rules/passkey-rule.js';
import { passkeyChallengeMinutes, type PasskeyRequestOptions } from '../../../contract/auth/passkey.js';
import type { User } from '../../../contract/account/user.js';
import { WrongCredentials } from '../auth/auth.errors.js';
import { KnownNetworksService } from '../auth/sessions/known-networks.service.js';
import { SessionsService } from '../auth/sessions/sessions.service.js';
import { type Counted, RateLimits } from '../http/rate-limits.js';
import type { Visitor } from '../http/visitor.decorator.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { type RelyingParty, relyingPartyOf } from '../config/relying-party.js';
import { UsersService } from '../users/users.service.js';
import { challengeIn } from './client-data.js';
import { PasskeyChallengesStore } from './passkey-challenges.store.js';
import { challengeLimit, refusedLimit } from './passkey-limits.js';
import { PasskeyRefused, PasskeysUnavailable } from './passkeys.errors.js';
import { type PasskeyCredential, PasskeysRepository } from './passkeys.repository.js';

/**
 * Sign-in with a passkey. It counts as both factors: the artist has the authenticator, which verifies them by
 * fingerprint, face or PIN (user verification is required).
 */
@Injectable()
export class PasskeySignInService {
  private readonly logger = new Logger(PasskeySignInService.name);
  private readonly site: RelyingParty | null;

  constructor(
    private readonly passkeys: PasskeysRepository,
    private readonly challenges: PasskeyChallengesStore,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly networks: KnownNetworksService,
    private readonly limits: RateLimits,
    @Inject(ENV) env: Env,
  ) {
    this.site = relyingPartyOf(env.publicUrl);
  }

  /**
   * A challenge for any passkey in the browser; it names no account. @throws TooManyTries, PasskeysUnavailable,
   * DependencyDown
   */
  async options({ network }: Visitor): Promise<PasskeyRequestOptions> {
    const { id: rpId } = this.relyingParty;
    await this.limits.count([challengeLimit, network]);
    const { challenge } = await generateAuthenticationOptions({ rpID: rpId });
    await this.challenges.storeChallenge(challenge, 'sign-in');
    return { challenge, rpId, timeout: passkeyChallengeMinutes * 60_000, userVerification: 'required' };
  }

  /** @throws PasskeyRefused, TooManyTries, PasskeysUnavailable, DependencyDown */
  async signIn(
    credential: AuthenticationCredential,
    { network, userAgent }: Visitor,
  ): Promise<{ user: User; token: string }> {
    const counted: Counted = [refusedLimit, network];
    await this.limits.count(counted);
    const { userId, passwordHash } = await this.verify(credential);
    const user = await this.users.find(userId);
    if (!user) throw new PasskeyRefused();
    const [token] = await Promise.all([
      this.startSession(userId, userAgent, passwordHash),
      this.networks.remember(userId, network),
      this.limits.refund(counted),
    ]);
    return { user, token };
  }

  /** @throws PasskeysUnavailable */
  private get relyingParty(): RelyingParty {
    if (!this.site) throw new PasskeysUnavailable();
    return this.site;
  }

  private startSession(userId: string, userAgent: string, passwordHash: string | null): Promise<string> {
    const proof = { passwordHash: passwordHash ?? undefined, passedSecondStep: true };
    return this.sessions.start(userId, userAgent, proof).catch((error: unknown) => {
      // A password reset in the meantime removed the passkey.
      throw error instanceof WrongCredentials ? new PasskeyRefused({ cause: error }) : error;
    });
  }

  private async verify({ id, rawId, response }: AuthenticationCredential): Promise<PasskeyCredential> {
    const { id: expectedRPID, origin: expectedOrigin } = this.relyingParty;
    const challenge = challengeIn(response.clientDataJSON);
    if (challenge === null || !(await this.challenges.spendChallenge(challenge, 'sign-in'))) throw new PasskeyRefused();
    const passkey = await this.passkeys.findCredential(id);
    if (!passkey || response.userHandle !== Buffer.from(parse(passkey.userId)).toString('base64url')) {
      throw new PasskeyRefused();
    }
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId, type: 'public-key', response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      credential: { id, publicKey: Uint8Array.from(passkey.publicKey), counter: passkey.counter },
    }).catch((error: unknown) => {
      // One reason is a signature counter that went backwards, which indicates a cloned authenticator (WebAuthn,
      // section 6.1.1).
      this.logger.warn({ passkeyId: passkey.id, reason: String(error), msg: 'Passkey refused' });
      throw new PasskeyRefused({ cause: error });
    });
    const { newCounter, credentialBackedUp } = authenticationInfo;
    if (!verified || !(await this.passkeys.recordUse(passkey.id, newCounter, credentialBackedUp))) {
      throw new PasskeyRefused();
    }
    return passkey;
  }
}
