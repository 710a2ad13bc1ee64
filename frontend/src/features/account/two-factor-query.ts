import type { TwoFactorState } from '@contract/auth/two-factor';
import { useQuery } from '@tanstack/react-query';

export const twoFactorKey = ['/api/account/two-factor'] as const;

/** Whether signing in takes a code. Another device may have changed it, so each screen asks. */
export function useTwoFactor() {
  return useQuery<TwoFactorState>({ queryKey: twoFactorKey, refetchOnMount: 'always' });
}
