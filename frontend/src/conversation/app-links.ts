import { useLocation } from 'react-router-dom';

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const linked = new RegExp(`^/(?:(?:documents|releases)/${uuid}|privacy|terms)$`, 'i');

/** Whether a path that a reply links to may be opened: a document, a release, or a page that anyone may read. */
export function isLinkedPath(path: string): boolean {
  return linked.test(path);
}

/**
 * Resolves a path of the app that a reply links to: on the chat page, a document opens beside the chat and the library over it, so the
 * chat isn't loaded again.
 */
export function useLinkTargets(): (link: string) => string {
  const { pathname, search } = useLocation();
  return (link) => {
    if (pathname !== '/chat') return link;
    const query = new URLSearchParams(search);
    const documentId = /^\/documents\/([^/]+)$/.exec(link)?.[1];
    const library = link.startsWith('/chat?') ? new URLSearchParams(link.slice('/chat'.length)).get('library') : null;
    if (documentId !== undefined) query.set('document', documentId);
    else if (library !== null) query.set('library', library);
    else return link;
    return `/chat?${query.toString()}`;
  };
}
