import type { User } from '@contract/account/user';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useToday } from '@/conversation/use-today';
import { suggestedPrompts } from '@/features/chat/suggested-prompts';
import { keptFacts } from '@/features/facts/facts-query';
import { useKnownReleases } from '@/features/releases/releases-query';
import { isoDay } from '@/lib/dates';

interface SuggestedPromptsProps {
  user: User;
  children: (prompts: string[]) => ReactNode;
}

/** Passes suggested first messages to its children: from the profile, the releases and the kept facts. */
export function SuggestedPrompts({ user, children }: SuggestedPromptsProps) {
  const { data: releases } = useKnownReleases();
  const { data: facts } = useQuery(keptFacts);
  const today = isoDay(useToday());
  return children(suggestedPrompts({ user, releases: releases?.items ?? [], facts: facts ?? [], today }));
}
