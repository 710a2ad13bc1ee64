import type { Passkey } from '@contract/auth/passkey';
import { useQuery } from '@tanstack/react-query';

export const passkeysKey = ['/api/passkeys'] as const;

/** The account's passkeys. Each screen refetches them, since another device may have changed them. */
export function usePasskeys() {
  return useQuery<Passkey[]>({ queryKey: passkeysKey, refetchOnMount: 'always' });
}
