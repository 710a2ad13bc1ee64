import type { SchemaObject } from '@nestjs/swagger';
import { credentialLimits } from '../../../contract/rules/passkey-rule.js';

/** The contract's `RegistrationCredential`. */
export const registrationCredentialSchema = credential(
  {
    clientDataJSON: encoded(credentialLimits.clientDataJSON),
    attestationObject: encoded(credentialLimits.attestationObject),
    transports: {
      type: 'array',
      maxItems: credentialLimits.transports,
      items: { type: 'string', pattern: '^[a-z-]+$', maxLength: credentialLimits.transport },
    },
  },
  ['clientDataJSON', 'attestationObject'],
);

/** The contract's `AuthenticationCredential`. */
export const authenticationCredentialSchema = credential(
  {
    clientDataJSON: encoded(credentialLimits.clientDataJSON),
    authenticatorData: encoded(credentialLimits.authenticatorData),
    signature: encoded(credentialLimits.signature),
    userHandle: encoded(credentialLimits.userHandle),
  },
  ['clientDataJSON', 'authenticatorData', 'signature', 'userHandle'],
);

function credential(properties: Record<string, SchemaObject>, required: string[]): SchemaObject {
  const id = encoded(credentialLimits.id);
  return {
    type: 'object',
    required: ['id', 'rawId', 'type', 'response'],
    properties: {
      id,
      rawId: { ...id, description: 'The same as `id`' },
      type: { type: 'string', enum: ['public-key'] },
      response: { type: 'object', required, properties },
    },
  };
}

function encoded(maxLength: number): SchemaObject {
  return { type: 'string', pattern: '^[A-Za-z0-9_-]+$', maxLength };
}
