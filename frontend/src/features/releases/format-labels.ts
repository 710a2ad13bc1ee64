import type { ReleaseFormat } from '@contract/releases/release';

/** What the formats are called. */
export const formatLabels: Record<ReleaseFormat, string> = { single: 'Single', ep: 'EP', album: 'Album' };
