import type { TwoFactorState } from '@contract/auth/two-factor';
import { useQuery } from '@tanstack/react-query';

export const twoFactorKey = ['/api/account/two-factor'] as const;

/** The state of two-step verification. Each screen refetches it, since another device may have changed it. */
export function useTwoFactor() {
  return useQuery<TwoFactorState>({ queryKey: twoFactorKey, refetchOnMount: 'always' });
}
