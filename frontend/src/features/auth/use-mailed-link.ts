import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/**
 * The given parameters of a mailed link, or null when one is missing. They are read once and then taken out of the address
 * bar, the history and what a screenshot shows: whoever has them can act for the artist.
 */
export function useMailedLink<Name extends string>(...names: Name[]): Record<Name, string> | null {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [link] = useState(() => {
    if (!names.every((name) => query.get(name))) return null;
    return Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])) as Record<Name, string>;
  });
  const isShown = link !== null && query.size > 0;
  useEffect(() => {
    if (isShown) void navigate({ search: '' }, { replace: true });
  }, [isShown, navigate]);
  return link;
}
