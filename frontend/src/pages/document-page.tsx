import type { Document } from '@contract/documents/document';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { documentKey } from '@/features/documents/documents-query';
import { LoadFailureScreen } from '@/ui/screens/load-failure-screen';
import { LoadingScreen } from '@/ui/screens/loading-screen';
import { Redirect } from '@/ui/redirect';

/** Opens a linked document beside its chat. */
export function DocumentPage() {
  const { documentId = '' } = useParams();
  const query = useQuery<Document>({ queryKey: documentKey(documentId), staleTime: 0 });
  if (query.data) {
    const { id, chatId } = query.data;
    return <Redirect to={`/chat?${chatId ? `c=${chatId}&` : ''}document=${id}`} />;
  }
  if (query.isPending) return <LoadingScreen label="Loading your document" />;
  return (
    <LoadFailureScreen
      query={query}
      title="Your document did not load"
      gone={{ title: 'This document is gone', text: 'It was deleted, or it belongs to another account.' }}
      exit={{ to: '/chat', label: 'Back to the chat' }}
    />
  );
}
