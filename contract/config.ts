import type { MediaLimits } from './media/media.js';
import type { PlanId } from './subscription/plans.js';

/** Who else can vouch for an artist. */
export const socialProviders = ['google', 'facebook'] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** What they call themselves. */
export const socialProviderNames: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' };

/** GET /api/config: what the browser must know of this installation. Nothing in it is secret. */
export interface AppConfig {
  appName: string;
  assistantName: string;
  /** True when at least one provider is a stand-in: the interface says so. */
  sandbox: boolean;
  /** Those that have keys, or stand-ins. */
  socialProviders: SocialProvider[];
  plans: { id: PlanId; priceId: string }[];
  stripe: { publishableKey: string; scriptUrl: string };
  /** Whether artists can add passkeys and sign in with them: not at an IP address or without HTTPS. */
  hasPasskeys: boolean;
  guestMessageLimit: number;
  mediaLimits: MediaLimits;
}
