import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type MediaFileType, mediaFileTypes } from '@contract/media/media';

/** Opens the media dialog when a link to the library is followed (`/chat?library=image`), and removes that from the URL. */
export function useLibraryLink(open: (type: MediaFileType) => void): void {
  const [query, setQuery] = useSearchParams();
  const latest = useRef(open);
  useLayoutEffect(() => {
    latest.current = open;
  });
  const asked = query.get('library');
  useEffect(() => {
    if (asked === null) return;
    const rest = new URLSearchParams(query);
    rest.delete('library');
    setQuery(rest, { replace: true });
    const type = mediaFileTypes.find((one) => one === asked);
    if (type) latest.current(type);
  }, [asked, query, setQuery]);
}
