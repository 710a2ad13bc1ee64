import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type { AuthenticationCredential, RegistrationCredential } from '../../../contract/rules/passkey-rule.js';
import type { PasskeyCreationOptions, PasskeyRequestOptions } from '../../../contract/auth/passkey.js';

/** How a test changes the behaviour of an authenticator and its browser. */
export interface Deviation {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** `webauthn.create` or `webauthn.get`. */
  type?: string;
  crossOrigin?: boolean;
  isUserVerified?: boolean;
  isUserPresent?: boolean;
  counter?: number;
  userHandle?: string;
  /** Signs with another key. */
  key?: KeyObject;
}

interface Credential {
  id: string;
  privateKey: KeyObject;
  userHandle: string;
}

/** Bits of the authenticator data's flags (WebAuthn, section 6.1). */
const flags = { present: 0x01, verified: 0x04, attested: 0x40 };

/**
 * A software authenticator and the browser in front of it: ES256, discoverable credentials, attestation `none`
 * (https://www.w3.org/TR/webauthn-3/, sections 5.8.1, 6.1 and 6.5).
 */
export class SoftwareAuthenticator {
  credential: Credential | undefined;
  private counter = 0;

  constructor(private readonly origin: string) {}

  /** Creates a passkey, as `navigator.credentials.create` does. */
  create(options: PasskeyCreationOptions, deviation: Deviation = {}): RegistrationCredential {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = randomBytes(32);
    this.credential = { id: id.toString('base64url'), privateKey, userHandle: options.user.id };
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const coseKey = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey]);
    const authData = this.authenticatorData(deviation.rpId ?? options.rp.id, deviation, attested);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return {
      id: this.credential.id,
      rawId: this.credential.id,
      type: 'public-key',
      response: {
        clientDataJSON: this.clientData('webauthn.create', options.challenge, deviation),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Signs a challenge, as `navigator.credentials.get` does. */
  get(options: PasskeyRequestOptions, deviation: Deviation = {}): AuthenticationCredential {
    if (!this.credential) throw new Error('This authenticator has no passkey');
    const { id, privateKey, userHandle } = this.credential;
    this.counter += 1;
    const authData = this.authenticatorData(deviation.rpId ?? options.rpId, deviation);
    const clientDataJSON = this.clientData('webauthn.get', options.challenge, deviation);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON,
        authenticatorData: authData.toString('base64url'),
        signature: createSign('sha256')
          .update(signed)
          .sign(deviation.key ?? privateKey)
          .toString('base64url'),
        userHandle: deviation.userHandle ?? userHandle,
      },
    };
  }

  private clientData(type: string, challenge: string, deviation: Deviation): string {
    const data = {
      type: deviation.type ?? type,
      challenge: deviation.challenge ?? challenge,
      origin: deviation.origin ?? this.origin,
      crossOrigin: deviation.crossOrigin ?? false,
    };
    return Buffer.from(JSON.stringify(data)).toString('base64url');
  }

  private authenticatorData(rpId: string, deviation: Deviation, attested = Buffer.alloc(0)): Buffer {
    const head = Buffer.alloc(37);
    sha256(Buffer.from(rpId)).copy(head);
    const { isUserPresent = true, isUserVerified = true } = deviation;
    head[32] =
      (isUserPresent ? flags.present : 0) |
      (isUserVerified ? flags.verified : 0) |
      (attested.length > 0 ? flags.attested : 0);
    head.writeUInt32BE(deviation.counter ?? this.counter, 33);
    return Buffer.concat([head, attested]);
  }
}

function sha256(data: Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}

/** CBOR (RFC 8949), limited to what WebAuthn needs: small integers, texts, bytes and maps. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map) {
    return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)])]);
  }
  throw new Error(`No CBOR for ${typeof value}`);
}

function head(major: number, argument: number): Buffer {
  if (argument < 24) return Buffer.of((major << 5) | argument);
  if (argument < 256) return Buffer.of((major << 5) | 24, argument);
  return Buffer.of((major << 5) | 25, argument >> 8, argument & 255);
}
