import type { Passkey } from '@contract/auth/passkey';
import { useQuery } from '@tanstack/react-query';

export const passkeysKey = ['/api/passkeys'] as const;

/** The account's passkeys. Another device may have changed them, so each screen asks. */
export function usePasskeys() {
  return useQuery<Passkey[]>({ queryKey: passkeysKey, refetchOnMount: 'always' });
}
