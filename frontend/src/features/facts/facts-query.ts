import type { Fact, FactPage } from '@contract/facts/fact';
import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { whenLive } from '@/lib/live-gate';

export const factsKey = ['facts'] as const;
const proposedKey = [...factsKey, 'proposed'] as const;
const keptKey = [...factsKey, 'kept'] as const;
const allKey = [...factsKey, 'all'] as const;

/** The lists of facts with a given status. */
const lists = [
  [proposedKey, 'proposed'],
  [keptKey, 'kept'],
] as const;

async function loadFacts(status: 'proposed' | 'kept', signal: AbortSignal): Promise<Fact[]> {
  await whenLive();
  return (await api.get<FactPage>(`/api/facts?status=${status}`, { signal })).items;
}

/** The facts that await the artist's decision. */
export const proposedFacts = queryOptions({
  queryKey: proposedKey,
  queryFn: ({ signal }) => loadFacts('proposed', signal),
});

/** The newest facts the artist has kept. */
export const keptFacts = queryOptions({
  queryKey: keptKey,
  queryFn: ({ signal }) => loadFacts('kept', signal),
});

/** All known facts, newest first, page by page. */
export const allFacts = infiniteQueryOptions({
  queryKey: allKey,
  queryFn: ({ signal, pageParam }) =>
    api.get<FactPage>(pageParam ? `/api/facts?cursor=${pageParam}` : '/api/facts', { signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
});

/** Inserts or replaces a fact in the cached lists. */
export function upsertFact(queryClient: QueryClient, fact: Fact): void {
  for (const [key, status] of lists) {
    queryClient.setQueryData<Fact[]>(key, (facts) => {
      const others = facts?.filter(({ id }) => id !== fact.id);
      return fact.status === status && others ? [fact, ...others] : others;
    });
  }
  changePages(queryClient, (facts, isFirst) => {
    const isShown = fact.status !== 'refused';
    if (facts.some(({ id }) => id === fact.id))
      return isShown ? facts.map((one) => (one.id === fact.id ? fact : one)) : facts.filter(({ id }) => id !== fact.id);
    const isNewest = facts.every(({ id }) => id < fact.id);
    return isFirst && isShown && isNewest ? [fact, ...facts] : facts;
  });
}

/** Removes a deleted or replaced fact. */
export function dropFact(queryClient: QueryClient, id: string): void {
  for (const [key] of lists) queryClient.setQueryData<Fact[]>(key, (facts) => facts?.filter((fact) => fact.id !== id));
  changePages(queryClient, (facts) => facts.filter((fact) => fact.id !== id));
}

function changePages(queryClient: QueryClient, change: (facts: Fact[], isFirst: boolean) => Fact[]): void {
  queryClient.setQueryData<InfiniteData<FactPage, string>>(
    allKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page, index) => ({ ...page, items: change(page.items, index === 0) })),
      },
  );
}
