import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/**
 * Returns the given parameters of an emailed link, or null if one is missing. Removes them from the URL, and so from
 * the history and screenshots: anyone who has them can act for the artist. The tab keeps them until they are used
 * (`useLinkForgotten`), so a reload continues where it was.
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

/** Makes the tab forget an emailed link once it was used. */
export function useLinkForgotten(isUsed: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (isUsed) void navigate({ search: '' }, { replace: true, state: null });
  }, [isUsed, navigate]);
}
