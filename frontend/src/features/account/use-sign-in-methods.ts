import type { SignInMethods } from '@contract/account/account-deletion';
import { useQuery } from '@tanstack/react-query';

export const signInMethodsKey = ['/api/account/sign-in'] as const;

/** The account's sign-in methods. Each screen refetches them, since another device may have set a password. */
export function useSignInMethods() {
  return useQuery<SignInMethods>({ queryKey: signInMethodsKey, refetchOnMount: 'always', gcTime: 0 });
}
