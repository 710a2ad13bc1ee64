import { decideAccess } from '@contract/auth/access';
import type { User } from '@contract/account/user';

/** Where a signed-in user belongs. */
export function homePath(user: User, now: Date): '/onboarding' | '/chat' | '/paywall' {
  if (!user.hasCompletedOnboarding) return '/onboarding';
  return decideAccess('subscriber', user, now) === 'granted' ? '/chat' : '/paywall';
}
