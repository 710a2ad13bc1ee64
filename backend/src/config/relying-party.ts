import { isIP } from 'node:net';

/** The site that passkeys belong to, in WebAuthn's terms. */
export interface RelyingParty {
  /** The host name that passkeys are bound to. */
  id: string;
  origin: string;
}

/**
 * The relying party, derived from the configured URL, never from a request. Null if browsers would refuse passkeys: the
 * host is an IP address (https://www.w3.org/TR/webauthn-3/#rp-id requires a domain), or the page isn’t a secure context
 * (HTTPS, or `localhost`).
 */
export function relyingPartyOf(publicUrl: string): RelyingParty | null {
  const { hostname, origin, protocol } = new URL(publicUrl);
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  const isSecure = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
  return isAddress || !isSecure ? null : { id: hostname, origin };
}
