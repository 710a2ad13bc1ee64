import type { Document } from '@contract/documents/document';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { documentKey } from '@/features/documents/documents-query';
import { ApiError, sentenceOf } from '@/lib/api';
import { Button } from '@/ui/button';
import { MessageScreen } from '@/ui/message-screen';
import { Redirect } from '@/ui/redirect';
import { Spinner } from '@/ui/spinner';

/** Opens a linked document beside its chat. */
export function DocumentPage() {
  const { documentId = '' } = useParams();
  const query = useQuery<Document>({ queryKey: documentKey(documentId), staleTime: 0 });
  if (query.data) {
    const { id, chatId } = query.data;
    return <Redirect to={`/chat?${chatId ? `c=${chatId}&` : ''}document=${id}`} />;
  }
  if (query.isPending) {
    return (
      <main id="main" tabIndex={-1} className="flex min-h-dvh items-center justify-center">
        <Spinner className="size-8" label="Loading your document" />
      </main>
    );
  }
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  return (
    <MessageScreen
      title={isGone ? 'This document is gone' : 'Your document did not load'}
      actions={
        <>
          {!isGone && (
            <Button pending={query.isFetching} onClick={() => void query.refetch()}>
              Try again
            </Button>
          )}
          <Button asChild variant="outline">
            <Link to="/chat">Back to the chat</Link>
          </Button>
        </>
      }
    >
      {isGone ? 'It was deleted, or it belongs to another account.' : sentenceOf(query.error)}
    </MessageScreen>
  );
}
