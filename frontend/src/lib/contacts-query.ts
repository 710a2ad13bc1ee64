import type { ContactPage } from '@contract/contacts/contact';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from './api';

/** The artist's people, page by page. @param q the search text; '' for all */
export function contactsQuery(q: string) {
  const path = `/api/contacts?limit=100${q ? `&q=${encodeURIComponent(q)}` : ''}`;
  return infiniteQueryOptions({
    queryKey: [path, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      api.get<ContactPage>(`${path}${pageParam ? `&cursor=${pageParam}` : ''}`, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }: ContactPage) => next,
  });
}
