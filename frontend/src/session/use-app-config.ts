import type { AppConfig } from '@contract/config';
import { useQuery } from '@tanstack/react-query';

export const configKey = ['/api/config'] as const;

/** What this installation offers (GET /api/config), or undefined until it is known. */
export function useAppConfig(): AppConfig | undefined {
  return useQuery<AppConfig>({ queryKey: configKey }).data;
}
