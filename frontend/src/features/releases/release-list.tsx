import { useQueryClient } from '@tanstack/react-query';
import { Plus, Users } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { contactsQuery } from '@/lib/contacts-query';
import { IconButton } from '@/ui/icon-button';
import { loadRelease, stillFreshMs, useReleases } from './releases-query';

const look =
  'flex min-h-11 items-center gap-2 rounded-control px-2 text-[0.9375rem] hover:bg-bubble/60 md:min-h-10 aria-[current=page]:bg-bubble';

/** The rooms in the sidebar: releases and tours by name, and a link to the artist's people. */
export function ReleaseList({ onAdd }: { onAdd: () => void }) {
  const { data } = useReleases();
  const queryClient = useQueryClient();
  const loadPeople = () => void queryClient.prefetchInfiniteQuery({ ...contactsQuery(''), staleTime: stillFreshMs });
  return (
    <nav aria-label="Releases" className="max-h-[40%] shrink-0 overflow-y-auto px-4 pb-2">
      <div className="flex items-center justify-between pl-2">
        <h2 className="text-sm text-muted">Releases</h2>
        <IconButton label="New release" onClick={onAdd} className="-mr-1 md:size-9.5">
          <Plus className="size-4.5" aria-hidden="true" />
        </IconButton>
      </div>
      <ul>
        {data?.items.map(({ id, title }) => (
          <li key={id}>
            <NavLink
              to={`/releases/${id}`}
              className={look}
              onPointerDown={() => loadRelease(queryClient, id)}
              onClick={() => loadRelease(queryClient, id)}
            >
              <span className="truncate">{title}</span>
            </NavLink>
          </li>
        ))}
        <li>
          <NavLink to="/people" className={look} onPointerDown={loadPeople} onClick={loadPeople}>
            <Users className="size-4.5" aria-hidden="true" />
            People
          </NavLink>
        </li>
      </ul>
    </nav>
  );
}
