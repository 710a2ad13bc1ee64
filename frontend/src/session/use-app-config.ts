import type { AppConfig } from '@contract/config';
import { useQuery } from '@tanstack/react-query';

export const configKey = ['/api/config'] as const;

/** This installation's configuration (GET /api/config); undefined while loading. */
export function useAppConfig(): AppConfig | undefined {
  return useQuery<AppConfig>({ queryKey: configKey }).data;
}
