import type { User } from '@contract/account/user';
import { describe, expect, it } from '@jest/globals';
import { homePath } from './home-path';

const now = new Date('2026-11-21T12:00:00Z');
const yesterday = '2026-11-20T12:00:00Z';
const tomorrow = '2026-11-22T12:00:00Z';

describe('where a signed-in artist belongs', () => {
  it.each<[string, Partial<User>, string]>([
    ['onboarding first', { hasCompletedOnboarding: false, hasActiveSubscription: true }, '/onboarding'],
    ['the plans without a subscription', { hasActiveSubscription: false }, '/paywall'],
    ['the chat with a subscription', { hasActiveSubscription: true, subscriptionStatus: 'active' }, '/chat'],
    [
      'the chat while a canceled subscription runs',
      { hasActiveSubscription: true, subscriptionStatus: 'canceled', subscriptionEndDate: tomorrow },
      '/chat',
    ],
    // The guard redirects them from /chat to the paywall, so returning /chat here would loop.
    [
      'the plans once a canceled subscription has ended, whatever the flag says',
      { hasActiveSubscription: true, subscriptionStatus: 'canceled', subscriptionEndDate: yesterday },
      '/paywall',
    ],
  ])('%s', (_rule, fields, path) => {
    const user = { hasCompletedOnboarding: true, subscriptionStatus: '', subscriptionEndDate: null, ...fields } as User;
    expect(homePath(user, now)).toBe(path);
  });
});
