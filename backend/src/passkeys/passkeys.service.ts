import { Inject, Injectable } from '@nestjs/common';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import { parse, v7 as uuidv7 } from 'uuid';
import { appName } from '../../../contract/app.js';
import type { RegistrationCredential } from '../../../contract/rules/passkey-rule.js';
import {
  mostPasskeys,
  type Passkey,
  passkeyChallengeMinutes,
  type PasskeyCreationOptions,
} from '../../../contract/auth/passkey.js';
import { oneLine } from '../../../contract/rules/text-rule.js';
import { deviceName } from '../auth/sessions/device-name.js';
import { ReauthenticationService } from '../auth/credentials/reauthentication.service.js';
import { NotFound, NotSignedIn } from '../common/app-error.js';
import type { Caller } from '../http/caller.decorator.js';
import { RateLimits } from '../http/rate-limits.js';
import type { Visitor } from '../http/visitor.decorator.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { type RelyingParty, relyingPartyOf } from '../config/relying-party.js';
import { SecurityNotices } from '../mail/security-notices.js';
import { EmailNotVerified } from '../two-factor/two-factor.errors.js';
import { challengeIn } from './client-data.js';
import { PasskeyChallengesStore } from './passkey-challenges.store.js';
import { changeLimit } from './passkey-limits.js';
import { PasskeyExists, PasskeyInvalid, PasskeysUnavailable, TooManyPasskeys } from './passkeys.errors.js';
import { type PasskeyRow, PasskeysRepository } from './passkeys.repository.js';

/** ES256, RS256 and EdDSA (COSE), at least one of which every authenticator supports. */
const algorithms = [-7, -257, -8];

type Verified = NonNullable<Awaited<ReturnType<typeof verifyRegistrationResponse>>['registrationInfo']>;

/** Adds, lists, renames and removes an account's passkeys. */
@Injectable()
export class PasskeysService {
  private readonly site: RelyingParty | null;

  constructor(
    private readonly passkeys: PasskeysRepository,
    private readonly challenges: PasskeyChallengesStore,
    private readonly reauthentication: ReauthenticationService,
    private readonly notices: SecurityNotices,
    private readonly limits: RateLimits,
    @Inject(ENV) env: Env,
  ) {
    this.site = relyingPartyOf(env.publicUrl);
  }

  /** An account's passkeys, newest first. */
  async list(userId: string): Promise<Passkey[]> {
    return (await this.passkeys.list(userId)).map(toPasskey);
  }

  /**
   * The options for the browser to create a passkey.
   * @throws ReauthenticationRequired, InvalidInput, EmailNotVerified, TooManyPasskeys, TooManyTries,
   * PasskeysUnavailable, DependencyDown
   */
  async optionsFor(caller: Caller, currentPassword: string | undefined): Promise<PasskeyCreationOptions> {
    const { user } = caller;
    const { id: rpID } = this.relyingParty;
    await this.reauthentication.require(caller, currentPassword);
    if (!user.emailVerified) throw new EmailNotVerified();
    await this.limits.count([changeLimit, user.id]);
    const known = await this.passkeys.listCredentials(user.id);
    if (known.length >= mostPasskeys) throw new TooManyPasskeys();
    const {
      challenge,
      pubKeyCredParams,
      user: account,
    } = await generateRegistrationOptions({
      rpID,
      rpName: appName,
      userID: Uint8Array.from(parse(user.id)),
      userName: user.email,
      userDisplayName: user.name,
      supportedAlgorithmIDs: algorithms,
    });
    await this.challenges.storeChallenge(challenge, `add:${caller.sessionId}`);
    return {
      challenge,
      rp: { id: rpID, name: appName },
      user: account,
      pubKeyCredParams,
      timeout: passkeyChallengeMinutes * 60_000,
      excludeCredentials: known.map(({ id, transports }) => ({ id, type: 'public-key', transports })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    };
  }

  /**
   * Adds the passkey the browser created, under the browser's name until it is renamed.
   * @throws PasskeyInvalid, PasskeyExists, TooManyPasskeys, EmailNotVerified, NotSignedIn, PasskeysUnavailable,
   * DependencyDown
   */
  async add({ user, sessionId }: Caller, credential: RegistrationCredential, { userAgent }: Visitor): Promise<Passkey> {
    const { credential: made, credentialBackedUp } = await this.verify(credential, sessionId);
    const device = deviceName(userAgent);
    const passkey = {
      id: uuidv7(),
      userId: user.id,
      credentialId: made.id,
      publicKey: Buffer.from(made.publicKey),
      counter: made.counter,
      transports: credential.response.transports ?? [],
      name: device,
      isSynced: credentialBackedUp,
    };
    const added = await this.passkeys.add(passkey, sessionId, (transaction) =>
      this.notices.add(transaction, 'passkey-added', user, { device }),
    );
    if (added === 'signed-out') throw new NotSignedIn();
    if (added === 'not-verified') throw new EmailNotVerified();
    if (added === 'too-many') throw new TooManyPasskeys();
    if (added === 'exists') throw new PasskeyExists();
    return toPasskey(added);
  }

  /** @throws NotFound */
  async rename(userId: string, id: string, name: string): Promise<Passkey> {
    const renamed = await this.passkeys.rename(userId, id, oneLine(name));
    if (!renamed) throw new NotFound();
    return toPasskey(renamed);
  }

  /** @throws NotFound */
  async remove({ user }: Caller, id: string, { userAgent }: Visitor): Promise<void> {
    const isRemoved = await this.passkeys.remove(user.id, id, (transaction) =>
      this.notices.add(transaction, 'passkey-removed', user, { device: deviceName(userAgent) }),
    );
    if (!isRemoved) throw new NotFound();
  }

  /** @throws PasskeysUnavailable */
  private get relyingParty(): RelyingParty {
    if (!this.site) throw new PasskeysUnavailable();
    return this.site;
  }

  private async verify({ id, rawId, response }: RegistrationCredential, sessionId: string): Promise<Verified> {
    const { id: expectedRPID, origin: expectedOrigin } = this.relyingParty;
    const challenge = challengeIn(response.clientDataJSON);
    if (challenge === null || !(await this.challenges.spendChallenge(challenge, `add:${sessionId}`)))
      throw new PasskeyInvalid();
    const { clientDataJSON, attestationObject } = response;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId,
        type: 'public-key',
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }).catch((error: unknown) => {
      throw new PasskeyInvalid({ cause: error });
    });
    if (!registrationInfo) throw new PasskeyInvalid();
    return registrationInfo;
  }
}

function toPasskey({ createdAt, lastUsedAt, ...passkey }: PasskeyRow): Passkey {
  return { ...passkey, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}
