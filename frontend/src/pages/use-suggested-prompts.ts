import type { User } from '@contract/account/user';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useToday } from '@/conversation/use-today';
import { suggestedPrompts } from '@/features/chat/suggested-prompts';
import { keptFacts } from '@/features/facts/facts-query';
import { useReleases } from '@/features/releases/releases-query';
import { isoDay } from '@/lib/dates';

/** First messages for an artist, from the profile, the releases and what they let the assistant remember. */
export function useSuggestedPrompts(user: User): string[] {
  const { data: releases } = useReleases();
  const { data: facts } = useQuery(keptFacts);
  const today = isoDay(useToday());
  return useMemo(
    () => suggestedPrompts({ user, releases: releases?.items ?? [], facts: facts ?? [], today }),
    [user, releases, facts, today],
  );
}
