import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/**
 * The given parameters of a mailed link, or null when one is missing. They are taken out of the address bar, the list of
 * visited pages and what a screenshot shows: whoever has them can act for the artist. The tab keeps them beside the address
 * until they were used (`useLinkForgotten`), so that a reload goes on where it was.
 */
export function useMailedLink<Name extends string>(...names: Name[]): Record<Name, string> | null {
  const [query] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const [link] = useState(() => {
    const kept = (location.state ?? {}) as Partial<Record<Name, string>>;
    const read = (name: Name): string => query.get(name) || kept[name] || '';
    if (!names.every(read)) return null;
    return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, string>;
  });
  const isShown = link !== null && query.size > 0;
  useEffect(() => {
    if (isShown) void navigate({ search: '' }, { replace: true, state: link });
  }, [isShown, link, navigate]);
  return link;
}

/** Has the tab forget a mailed link once it was used. */
export function useLinkForgotten(isUsed: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (isUsed) void navigate({ search: '' }, { replace: true, state: null });
  }, [isUsed, navigate]);
}
