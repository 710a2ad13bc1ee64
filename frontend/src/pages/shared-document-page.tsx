import { appName } from '@contract/app';
import type { SharedDocument } from '@contract/documents/document-share';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { SharedDocumentView } from '@/features/documents/shared-document-view';
import { LoadFailureScreen } from '@/ui/screens/load-failure-screen';
import { LoadingScreen } from '@/ui/screens/loading-screen';

/** A document from a share link. */
export function SharedDocumentPage() {
  const { token = '' } = useParams();
  const query = useQuery<SharedDocument>({
    queryKey: [`/api/shared-documents/${encodeURIComponent(token)}`],
  });
  if (query.data) return <SharedDocumentView document={query.data} />;
  if (!query.error) return <LoadingScreen label="Loading the document" />;
  return (
    <LoadFailureScreen
      query={query}
      title="It did not load"
      gone={{ title: 'No longer shared' }}
      exit={{ to: '/', label: `Go to ${appName}` }}
    />
  );
}
