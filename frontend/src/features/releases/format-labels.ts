import type { ReleaseFormat } from '@contract/releases/release';

export const formatLabels: Record<ReleaseFormat, string> = { single: 'Single', ep: 'EP', album: 'Album' };
