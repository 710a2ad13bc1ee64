import { appName } from '@contract/app';
import type { SharedDocument } from '@contract/documents/document-share';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { SharedDocumentView } from '@/features/documents/shared-document-view';
import { ApiError, sentenceOf } from '@/lib/api';
import { Button } from '@/ui/button';
import { MessageScreen } from '@/ui/message-screen';
import { Spinner } from '@/ui/spinner';

/** A document from a share link. */
export function SharedDocumentPage() {
  const { token = '' } = useParams();
  const { data, error, refetch, isFetching } = useQuery<SharedDocument>({
    queryKey: [`/api/shared-documents/${encodeURIComponent(token)}`],
  });
  if (data) return <SharedDocumentView document={data} />;
  if (!error) {
    return (
      <div className="flex min-h-dvh items-center justify-center">
        <Spinner className="size-9" label="Loading the document" />
      </div>
    );
  }
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <MessageScreen
      title={isGone ? 'No longer shared' : 'It did not load'}
      actions={
        <>
          {!isGone && (
            <Button variant="outline" pending={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          )}
          <Button asChild>
            <Link to="/">Go to {appName}</Link>
          </Button>
        </>
      }
    >
      {sentenceOf(error)}
    </MessageScreen>
  );
}
