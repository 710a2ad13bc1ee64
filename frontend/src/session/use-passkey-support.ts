import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useAppConfig } from './use-app-config';

/** Where passkeys don't work: `no-domain` needs a domain name with HTTPS, `no-browser` another browser. */
export type PasskeySupport = 'supported' | 'no-domain' | 'no-browser';

/** Whether passkeys work here; undefined while loading. */
export function usePasskeySupport(): PasskeySupport | undefined {
  const config = useAppConfig();
  if (!config) return undefined;
  if (!config.hasPasskeys) return 'no-domain';
  return browserSupportsWebAuthn() ? 'supported' : 'no-browser';
}
