import { isIP } from 'node:net';

/** The site that passkeys belong to, in WebAuthn's terms. */
export interface RelyingParty {
  /** The host name. A passkey works on this host alone. */
  id: string;
  origin: string;
}

/**
 * The relying party of this installation, from its configured address alone, never from a request. Null where browsers refuse
 * passkeys: the host is an IP address (https://www.w3.org/TR/webauthn-3/#rp-id asks for a domain), or the page is no secure
 * context (HTTPS, or `localhost`).
 */
export function relyingPartyOf(publicUrl: string): RelyingParty | null {
  const { hostname, origin, protocol } = new URL(publicUrl);
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  const isSecure = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
  return isAddress || !isSecure ? null : { id: hostname, origin };
}
