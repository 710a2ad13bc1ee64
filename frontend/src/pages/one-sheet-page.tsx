import type { OneSheet } from '@contract/one-sheets/one-sheet';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { SheetEditor } from '@/features/one-sheet/sheet-editor';
import { sheetKey } from '@/features/one-sheet/sheet-key';
import { ApiError, sentenceOf } from '@/lib/api';
import { useAuth } from '@/session/use-auth';
import { Button } from '@/ui/button';
import { MessageScreen } from '@/ui/message-screen';
import { Spinner } from '@/ui/spinner';

/** The editor of one one-sheet. */
export function OneSheetPage() {
  const { sheetId = '' } = useParams();
  const { user } = useAuth();
  const query = useQuery<OneSheet>({ queryKey: sheetKey(sheetId), staleTime: 0 });
  if (query.data && user) return <SheetEditor key={sheetId} sheet={query.data} user={user} />;
  if (query.isPending) {
    return (
      <main id="main" tabIndex={-1} className="flex min-h-dvh items-center justify-center">
        <Spinner className="size-8" label="Loading your one-sheet" />
      </main>
    );
  }
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  return (
    <MessageScreen
      title={isGone ? 'This one-sheet is gone' : 'Your one-sheet did not load'}
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
      {isGone ? 'Ask for a new one in the chat: it takes a few seconds.' : sentenceOf(query.error)}
    </MessageScreen>
  );
}
