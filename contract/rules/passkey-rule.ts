import { ValidateBy } from 'class-validator';

/** Length limits of a credential's base64url fields, about ten times those of real ones. */
export const credentialLimits = {
  id: 1400,
  clientDataJSON: 4096,
  attestationObject: 16_384,
  authenticatorData: 4096,
  signature: 4096,
  userHandle: 128,
  transports: 10,
  transport: 32,
} as const;

/** A new passkey from an authenticator (WebAuthn's RegistrationResponseJSON). Other fields are ignored. */
export interface RegistrationCredential {
  id: string;
  rawId: string;
  type: 'public-key';
  response: { clientDataJSON: string; attestationObject: string; transports?: string[] };
}

/** A passkey's sign-in response (WebAuthn's AuthenticationResponseJSON). Other fields are ignored. */
export interface AuthenticationCredential {
  id: string;
  rawId: string;
  type: 'public-key';
  response: { clientDataJSON: string; authenticatorData: string; signature: string; userHandle: string };
}

/** A new passkey, as the browser returns it. */
export function IsRegistrationCredential(): PropertyDecorator {
  return credentialRule(
    'registrationCredential',
    ({ clientDataJSON, attestationObject, transports }) =>
      isEncoded(clientDataJSON, credentialLimits.clientDataJSON) &&
      isEncoded(attestationObject, credentialLimits.attestationObject) &&
      (transports === undefined || areTransports(transports)),
  );
}

/** A passkey's signature, as the browser returns it. */
export function IsAuthenticationCredential(): PropertyDecorator {
  return credentialRule(
    'authenticationCredential',
    ({ clientDataJSON, authenticatorData, signature, userHandle }) =>
      isEncoded(clientDataJSON, credentialLimits.clientDataJSON) &&
      isEncoded(authenticatorData, credentialLimits.authenticatorData) &&
      isEncoded(signature, credentialLimits.signature) &&
      isEncoded(userHandle, credentialLimits.userHandle),
  );
}

type Members = Partial<Record<string, unknown>>;

function credentialRule(name: string, isResponse: (response: Members) => boolean): PropertyDecorator {
  const validate = (value: unknown): boolean => {
    if (!isObject(value)) return false;
    const { id, rawId, type, response } = value;
    const isRight = isEncoded(id, credentialLimits.id) && rawId === id && type === 'public-key';
    return isRight && isObject(response) && isResponse(response);
  };
  return ValidateBy({ name, validator: { validate, defaultMessage: () => 'This is not a passkey' } });
}

function areTransports(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length <= credentialLimits.transports &&
    value.every(
      (each) => typeof each === 'string' && /^[a-z-]+$/.test(each) && each.length <= credentialLimits.transport,
    )
  );
}

/** Base64url without padding. */
function isEncoded(value: unknown, max: number): boolean {
  return typeof value === 'string' && value.length <= max && /^[A-Za-z0-9_-]+$/.test(value);
}

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
