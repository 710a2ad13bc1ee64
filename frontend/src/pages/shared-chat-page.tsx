import { appName } from '@contract/app';
import { Link, useParams } from 'react-router-dom';
import { SharedConversation } from '@/features/shared-chat/shared-conversation';
import { useSharedPages } from '@/features/shared-chat/shared-pages';
import { ApiError, sentenceOf } from '@/lib/api';
import { Button } from '@/ui/button';
import { MessageScreen } from '@/ui/message-screen';
import { Spinner } from '@/ui/spinner';

/** A read-only conversation from a share link. */
export function SharedChatPage() {
  const { token = '' } = useParams();
  const { data, error, refetch, isFetching, fetchNextPage, hasNextPage, isFetchingNextPage } = useSharedPages(token);
  if (data) {
    return (
      <SharedConversation
        pages={data.pages.map(({ chat }) => chat)}
        onLoadEarlier={hasNextPage ? () => void fetchNextPage() : undefined}
        isLoading={isFetchingNextPage}
        failure={error ? sentenceOf(error) : undefined}
      />
    );
  }
  if (!error) {
    return (
      <div className="flex min-h-dvh items-center justify-center">
        <Spinner className="size-9" label="Loading the conversation" />
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
