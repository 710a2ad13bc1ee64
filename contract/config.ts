import type { MediaLimits } from './media/media.js';
import type { PlanId } from './subscription/plans.js';

/** Social sign-in providers. */
export const socialProviders = ['google', 'facebook'] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** Their display names. */
export const socialProviderNames: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' };

/** GET /api/config: settings of this installation that the browser needs. None are secret. */
export interface AppConfig {
  appName: string;
  assistantName: string;
  /** True if any provider is a sandbox; the interface then says so. */
  sandbox: boolean;
  /** Sign-in providers that have keys or a sandbox. */
  socialProviders: SocialProvider[];
  plans: { id: PlanId; priceId: string }[];
  stripe: { publishableKey: string; scriptUrl: string };
  /** Whether passkeys are available: they require HTTPS and a domain name. */
  hasPasskeys: boolean;
  guestMessageLimit: number;
  mediaLimits: MediaLimits;
  /** The operator's social profiles, linked from the landing page. */
  profiles: { name: string; url: string }[];
}
